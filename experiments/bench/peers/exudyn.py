"""Exudyn: implicit fixed steps, generalised-α and the trapezoidal rule on constraints of index 2, no files written."""

from collections.abc import Callable, Iterable, Iterator

from ..measure import Setting


SUBSTEPS = (20, 80, 320, 1280, 3840)


def settings(solver: str, t1: float, rows: int, each: int, radius: float | None):
    import exudyn as exu

    made = exu.SimulationSettings()
    made.timeIntegration.endTime = t1
    made.timeIntegration.numberOfSteps = rows * each
    made.timeIntegration.adaptiveStep = False
    made.timeIntegration.verboseMode = 0
    if radius is not None:
        made.timeIntegration.generalizedAlpha.spectralRadius = radius
    made.solution.file.write = False
    made.solution.sensors.writePeriod = t1 / rows
    return made, getattr(exu.DynamicSolverType, solver)


def ladder(
    assembled: Callable,
    solver: str,
    t1: float,
    rows: int,
    pick: Callable,
    radius: float | None = None,
    substeps: Iterable[int] = SUBSTEPS,
) -> Iterator[Setting]:
    import exudyn as exu

    exu.config.printToConsole = False
    system, watch = assembled()
    for each in substeps:
        made, kind = settings(solver, t1, rows, each, radius)

        def run(made=made, kind=kind):
            return system.SolveDynamic(made, solverType=kind) and system.GetSensorStoredData(watch)

        words = "" if radius is None else f", spectral radius {radius}"
        yield Setting(
            f"{solver} h = {1e3 * t1 / rows / each:.4g} ms{words}", run, lambda stored: pick(stored[-rows - 1 :])
        )
