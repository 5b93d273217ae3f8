"""Parameter sweeps: many runs of one model, on cores, devices or clusters, optionally stored on disk."""
