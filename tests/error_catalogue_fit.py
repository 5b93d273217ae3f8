"""Bad data and bad fits and what bgjax says to them, in full: name → (class, what the user does, the message)."""

import numpy as np

import bgjax as bg

from .error_catalogue import found


D, P = bg.DataError, bg.ParameterError
T = np.linspace(0.0, 1.0, 5)
Y = np.array([0.0, 0.1, 0.2, 0.2, 0.1])
EXAMPLE = 'give {"t": times, "crank.rate": values}, the path of a CSV file with such columns, or an xarray Dataset; a list of them for several runs.'


def circuit():
    return bg.compile(bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5), L=bg.I(0.1)), ["V -> j -> R", "j -> C", "j -> L"]))


def fitted(data=None, parameters=("R.resistance",), **options):
    data = {"t": T, "L.flow": Y} if data is None else data
    return lambda: bg.FitProblem(circuit(), data, parameters=parameters if isinstance(parameters, dict) else list(parameters), **options)


def asked(**options):
    return lambda: fitted()().fit(**options)


SORTED = "sort the rows by time, one row a time."
FIT = {
    'no system': (P, lambda: bg.fit(1.0, {"t": T, "L.flow": Y}, parameters=["R.resistance"]), found(
        'system: 1.0 is not a compiled system.', 'compile the model first: bg.fit(bg.compile(model), data, …).')),
    'no data': (D, fitted([]), found('data: holds no run.', EXAMPLE)),
    'a number as data': (D, fitted(3.0), found('data: 3.0 is not data.', EXAMPLE)),
    'no times': (D, fitted({"L.flow": Y}), found('data: has no column of times; its columns are L.flow.', 'call one of them t or time or ts.')),
    'wrong columns': (D, fitted({"t": T, "temperature": Y}), found(
        'data: no column is the name of a result: temperature.',
        'call columns by results, such as C.displacement, L.momentum, L.flow; or say which with outputs=[…].')),
    'a misspelt column beside a good one': (D, fitted({"t": T, "L.flow": Y, "C.efort": Y}), found(
        'data, C.efort: is not the name of a result.', "did you mean 'C.effort'?")),
    'an output that is not measured': (D, fitted(outputs=["L.flow", "C.effort"]), found('data, C.effort: is not among the columns.', "choose from 'L.flow'.")),
    'unsorted times': (D, fitted({"t": T[::-1], "L.flow": Y}), found('data, times: row 1 (t = 0.75) lies before the one above; 4 such.', SORTED)),
    'times twice': (D, fitted({"t": [0.0, 0.5, 0.5, 1.0, 2.0], "L.flow": Y}), found('data, times: row 2 (t = 0.5) repeats the one before; 1 such.', SORTED)),
    'NaN': (D, fitted({"t": T, "L.flow": np.where(Y == 0.2, np.nan, Y)}), found(
        'data, L.flow: is NaN in 2 of 5 rows, first in row 2.', 'say gaps=True if nothing was measured there, or leave these rows out.')),
    'infinite': (D, fitted({"t": T, "L.flow": [0.0, np.inf, 0.0, 0.0, 0.0]}), found('data, L.flow: is infinite in row 1.', 'give numbers.')),
    'too few rows': (D, fitted({"t": T, "L.flow": Y[:3]}), found('data, L.flow: has shape (3,) for 5 times.', 'give 5 rows.')),
    'no file': (D, fitted("nowhere.csv"), found('nowhere.csv: is not a file.', EXAMPLE)),
    'two runs, both wrong': (D, fitted([{"L.flow": Y}, {"t": T[::-1], "L.flow": Y}]), found(
        'run 0: has no column of times; its columns are L.flow.', 'call one of them t or time or ts.',
        'run 1, times: row 1 (t = 0.75) lies before the one above; 4 such.', SORTED)),
    'a path that does not exist': (P, fitted(parameters=["R.resistence"]), found("R.resistence: there is no 'resistence'.", "did you mean 'resistance'?")),
    'nothing sought': (P, fitted(parameters={"R.resistance": bg.Fixed()}), found(
        'parameters: nothing is sought.', 'name what to find: parameters={"rod.mass": bg.Positive(1.0)}.')),
    'a negative guess': (P, fitted(parameters={"R.resistance": bg.Positive(-1.0)}), found(
        'R.resistance: the guess -1 is not inside low = 0.', 'give a guess between the bounds, or other bounds.')),
    'noise of another output': (D, fitted(noise={"C.effort": 1.0, "L.flow": 0.1}), found(
        'noise, C.effort: is not an output of this fit.', "choose from 'L.flow'.")),
    'negative noise': (D, fitted(noise=-1.0), found(
        'noise, L.flow: -1.0 is not a positive number.', "give the standard deviation of the noise, in the output's unit.")),
    'a sensor of nothing': (P, fitted(sensors={"C.effort": bg.Sensor()}), found('C.effort: is not an output of this fit.', "choose from 'L.flow'.")),
    'an unknown method': (P, asked(method="newton"), found("method: 'newton' is not a method.", 'give one of lm, trf, adam.')),
    'a loss without its method': (P, asked(loss="soft_l1"), found("loss: soft_l1 needs SciPy's method.", 'say method="trf".')),
    'no starts': (P, asked(starts=0), found('starts: 0 is not a number of guesses.', 'give 1 or more.')),
}  # fmt: skip
