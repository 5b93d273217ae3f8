"""Around the equations of a model: keys of its plan, the recorded expansion of its parts, hints about its values."""
