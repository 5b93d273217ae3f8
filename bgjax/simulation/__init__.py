"""From names and times to a Solution."""

SURFACE = (
    "arguments",
    "run.call_classes",
    "run.projection",
    "short_data",
    "simulate",
    "solution.cardan_angles",
    "solution.precision",
    "solution.solution",
    "solution.timing",
    "solver_choice",
    "start.consistent",
    "start.faults",
    "start.initialise",
)  # what other rooms may import
