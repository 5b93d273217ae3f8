"""Parameters from measured runs, with their uncertainty."""
