"""Where things are in a picture: poses at chosen times, the direction of view, the scale."""
