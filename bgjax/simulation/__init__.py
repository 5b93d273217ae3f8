"""Simulation of compiled systems: initial conditions by name and a time interval go in, a Solution comes out."""

SURFACE = (
    "arguments",
    "engine.admission",
    "outcome.status",
    "run.call_classes",
    "run.projection",
    "run.saving",
    "short_data",
    "simulate",
    "solution.activity",
    "solution.animate",
    "solution.cardan_angles",
    "solution.precision",
    "solution.failures",
    "solution.solution",
    "solution.timing",
    "solution.verification",
    "solver_choice",
    "start.consistent",
    "start.faults",
    "start.initialise",
)  # what other rooms may import
