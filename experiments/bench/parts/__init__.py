"""One part a file: `run()` gives its results. The order is that of the report."""

PARTS = ("pendulum", "slider_crank", "compliant", "chain", "a02", "random_mechanisms", "batch", "gradient", "start_up")
