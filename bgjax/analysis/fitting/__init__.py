"""Parameter estimation from measured runs, with standard deviations and identifiability."""
