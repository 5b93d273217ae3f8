"""User interface helpers: argument checks, suggestions, one-line `repr`, fingerprints of user code, atomic writes."""
