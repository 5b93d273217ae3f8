"""What is looked at after a run."""
