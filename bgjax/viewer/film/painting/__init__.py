"""From a scene and its poses to the marks of a picture."""
