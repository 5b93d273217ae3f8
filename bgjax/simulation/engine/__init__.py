"""Runs in native code: which are admitted, what they take from a `Run`, and what they give back."""
