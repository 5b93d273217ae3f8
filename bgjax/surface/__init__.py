"""User interface helpers: checked arguments, suggestions, one-line `repr`, fingerprints of user code, atomic file writes."""
