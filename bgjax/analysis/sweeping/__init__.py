"""Many runs of one model, on cores, devices and clusters, kept on disk."""
