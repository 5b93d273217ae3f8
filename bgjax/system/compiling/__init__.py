"""Parts of compiling beside the equations: keys of plans, the recorded expansion of a model, hints about its values."""
