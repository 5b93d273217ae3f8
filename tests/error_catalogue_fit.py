"""Bad data and bad fits and what bgjax says to them, in full: name → (class, what the user does, the message)."""

import numpy as np

import bgjax as bg

from .error_catalogue import found


D, P = bg.DataError, bg.ParameterError
T = np.linspace(0.0, 1.0, 5)
Y = np.array([0.0, 0.1, 0.2, 0.2, 0.1])
EXAMPLE = (
    'give {"t": times, "crank.rate": values}, the path of a CSV file with such columns, or an xarray Dataset; '
    "a list of them for several runs."
)


def circuit():
    return bg.compile(
        bg.Graph(
            dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5), L=bg.I(0.1)), ["V -> j -> R", "j -> C", "j -> L"]
        )
    )


def fitted(data=None, parameters=("R.resistance",), **options):
    data = {"t": T, "L.flow": Y} if data is None else data
    return lambda: bg.FitProblem(
        circuit(), data, parameters=parameters if isinstance(parameters, dict) else list(parameters), **options
    )


def asked(**options):
    return lambda: fitted()().fit(**options)


SORTED = "sort the rows by time, one row a time."
FIT = {
    'no system': (P, lambda: bg.fit(1.0, {"t": T, "L.flow": Y}, parameters=["R.resistance"]), found(
        'system: 1.0 is not a compiled system.', 'compile the model first: bg.fit(bg.compile(model), data, …).')),
    'no data': (D, fitted([]), found('data: holds no run.', EXAMPLE)),
    'a number as data': (D, fitted(3.0), found('data: 3.0 is not data.', EXAMPLE)),
    'no times': (D,
        fitted({"L.flow": Y}), found('data: has no column of times; its columns are L.flow.',
            'call one of them t or time or ts.')),
    'wrong columns': (D, fitted({"t": T, "temperature": Y}), found(
        'data: no column is the name of a result: temperature.',
        'call columns by results, such as C.displacement, L.momentum, L.flow; or say which with outputs=[…].')),
    'a misspelt column beside a good one': (D, fitted({"t": T, "L.flow": Y, "C.efort": Y}), found(
        'data, C.efort: is not the name of a result.', "did you mean 'C.effort'?")),
    'an output that is not measured': (D,
        fitted(outputs=["L.flow", "C.effort"]),
        found('data, C.effort: is not among the columns.', "choose from 'L.flow'.")),
    'unsorted times': (D,
        fitted({"t": T[::-1], "L.flow": Y}), found(
            'data, times: row 1 (t = 0.75) lies before the one above; 4 such.', SORTED)),
    'times twice': (D,
        fitted({"t": [0.0, 0.5, 0.5, 1.0, 2.0], "L.flow": Y}), found(
            'data, times: row 2 (t = 0.5) repeats the one before; 1 such.', SORTED)),
    'NaN': (D, fitted({"t": T, "L.flow": np.where(Y == 0.2, np.nan, Y)}), found(
        'data, L.flow: is NaN in 2 of 5 rows, first in row 2.',
        'say gaps=True if nothing was measured there, or leave these rows out.')),
    'infinite': (D,
        fitted({"t": T, "L.flow": [0.0, np.inf, 0.0, 0.0, 0.0]}),
        found('data, L.flow: is infinite in row 1.', 'give numbers.')),
    'too few rows': (D,
        fitted({"t": T, "L.flow": Y[:3]}), found('data, L.flow: has shape (3,) for 5 times.', 'give 5 rows.')),
    'no file': (D, fitted("nowhere.csv"), found('nowhere.csv: is not a file.', EXAMPLE)),
    'two runs, both wrong': (D, fitted([{"L.flow": Y}, {"t": T[::-1], "L.flow": Y}]), found(
        'run 0: has no column of times; its columns are L.flow.', 'call one of them t or time or ts.',
        'run 1, times: row 1 (t = 0.75) lies before the one above; 4 such.', SORTED)),
    'a path that does not exist': (P,
        fitted(parameters=["R.resistence"]),
        found("R.resistence: there is no 'resistence'.", "did you mean 'resistance'?")),
    'no unknown': (P, fitted(parameters={"R.resistance": bg.Fixed()}), found(
        'parameters: no unknown is named.', 'name what to find: parameters={"rod.mass": bg.Positive(1.0)}.')),
    'a negative guess': (P, fitted(parameters={"R.resistance": bg.Positive(-1.0)}), found(
        'R.resistance: the guess -1 is not inside low = 0.', 'give a guess between the bounds, or other bounds.')),
    'noise of another output': (D, fitted(noise={"C.effort": 1.0, "L.flow": 0.1}), found(
        'noise, C.effort: is not an output of this fit.', "choose from 'L.flow'.")),
    'negative noise': (D, fitted(noise=-1.0), found(
        'noise, L.flow: -1.0 is not a positive number.',
        "give the standard deviation of the noise, in the output's unit.")),
    'a sensor of nothing': (P,
        fitted(sensors={"C.effort": bg.Sensor()}),
        found('C.effort: is not an output of this fit.', "choose from 'L.flow'.")),
    'an unknown method': (P,
        asked(method="newton"), found("method: 'newton' is not a method.", 'give one of lm, trf, adam.')),
    'a loss without its method': (P,
        asked(loss="soft_l1"), found("loss: soft_l1 needs SciPy's method.", 'say method="trf".')),
    'no starts': (P, asked(starts=0), found('starts: 0 is not a number of guesses.', 'give 1 or more.')),
    'data and parameters, both wrong': (D,
        fitted({"t": T, "C.efort": Y, "L.flow": Y}, parameters=["R.resistence"]), found(
        'data, C.efort: is not the name of a result.', "did you mean 'C.effort'?",
        "R.resistence: there is no 'resistence'.", "did you mean 'resistance'?")),
    'half a horizon': (P,
        asked(horizons=0.5), found('horizons: 0.5 is not a number of horizons.',
            'give 0 for none, 3 or so, or leave it out.')),
    'a grid of nothing': (P, lambda: bg.grid([1.0]), found(
        'grid: [1.0] does not name parameters.', 'write {"R.resistance": [1.0, 2.0], "C.compliance": [0.1, 0.2]}.')),
    'a design with faults': (P,
        lambda: bg.random_design({"a": (2.0, 1.0), "b": 3.0, "c": bg.LogNormal(1.0, 0.5)}, 0, kind="sobl", seed=-1),
        found(
        'a: (2.0, 1.0) is empty.', 'give the smaller number first.',
        'b: 3.0 is not a range.', 'write {"rod.mass": (0.8, 1.2), "main.friction": bg.Normal(0.1, 0.02)}.',
        'c: is not spread like this.', 'give bg.Normal(mean, std) or bg.LogNormal(median, factor) with factor > 1.',
        'count: 0 is not a whole number from 1.', 'give one, such as count=64.',
        'seed: -1 is not a whole number from 0.', 'give one, such as seed=0.',
        "kind: 'sobl' is no design.", "did you mean 'sobol'?")),
    'Sobol of what is not there': (P,
        lambda: bg.sobol(circuit(), ["C.efort"], {"R.resistence": (1.0, 2.0)}, 0.0, 1.0, samples=0.5, confidence=95),
        found(
        "R.resistence: there is no 'resistence'.", "did you mean 'resistance'?",
        'C.efort: is not a result.', "did you mean 'C.effort'?",
        'samples: 0.5 is not a whole number from 2.', 'give one, such as samples=4.',
        'confidence: 95 is not between 0 and 1.', 'give a level such as 0.95.')),
    'Sobol of a whole vector': (P, lambda: bg.sobol(
        circuit(), {"all": lambda runs: runs["C.effort"]}, {"R.resistance": (1.0, 2.0)}, 0.0, 1.0, samples=2), found(
        'all: gave an array of shape (6, 201).',
        "return one number a run, 6 in all: lambda runs: runs['C.displacement'][:, -1].")),
    'Sobol of complex numbers': (P, lambda: bg.sobol(
        circuit(), {"all": lambda runs: 1j * runs["C.effort"][:, -1]}, {"R.resistance": (1.0, 2.0)}, 0.0, 1.0,
        samples=2), found(
        'all: gave complex numbers.', "return one real number a run, 6 in all.")),
    'Sobol of a mapping': (P, lambda: bg.sobol(
        circuit(), {"all": lambda runs: {}}, {"R.resistance": (1.0, 2.0)}, 0.0, 1.0, samples=2), found(
        'all: gave a value of type dict, which is not an array of numbers.',
        "return one real number a run, 6 in all.")),
    'an unknown executor, a store that is none': (bg.InitialError, lambda: bg.sweep(
        circuit(), {"R.resistance": [1.0]}, 0.0, 1.0, executor="rey", store=3), found(
        "executor: 'rey' is not one.", "did you mean 'ray'?",
        'store: 3 is not a path.', "name a folder: store='runs.zarr'.")),
    'processes that are one': (bg.InitialError,
        lambda: bg.sweep(circuit(), {"R.resistance": [1.0]}, 0.0, 1.0, executor="processes"), found(
        "executor: 'processes' needs more than this one.",
        "call jax.distributed.initialize(coordinator_address, num_processes, process_id) first, in every process;"
        " in one process executor='local' uses all cores.")),
    'gradients of no loss': (P,
        lambda: bg.sweep(circuit(), {"R.resistance": [1.0]}, 0.0, 1.0, paths=["R.resistence"]), found(
        'paths: parameters without a loss.', "give both: loss=a function of a solution, paths=['motor.modulus'].",
        "R.resistence: there is no 'resistence'.", "did you mean 'resistance'?")),
    'a study of wrong values': (P,
        lambda: bg.parasitic_study(circuit().model, stiffness=[1e6, -1.0], damping="much", accuracy=0.0), found(
        'stiffness: [1000000.0, -1.0] is not positive.', 'give positive numbers, such as stiffness=[1e5, 1e6, 1e7].',
        "damping: 'much' is not positive.", 'give positive numbers, such as damping=[0.05, 0.5].',
        'accuracy: 0.0 is not positive.', 'give positive numbers, such as accuracy=1e-3.')),
    'sensitivities in an unknown mode': (P,
        lambda: bg.sensitivity(circuit(), ["L.flow"], ["R.resistance"], 0.0, 1.0, mode="reverse"), found(
        "mode: 'reverse' is not a mode.", "give 'forward' or 'adjoint', or leave it out.")),
}  # fmt: skip
