"""Measured data as records: one per run, with times and columns by result name, read from arrays, CSV files or xarray.

All faults of the data are collected and raised together."""

import csv
import io
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from ..._tracing import numbers
from ..._types import Value, Values
from ...errors import DataError, Fault, nearest, raise_faults, shown
from ...surface.arguments import WordedPlain


TIME = ("t", "time", "ts")
MANY = 10  # most faults of a file that are reported
EXAMPLE = (
    'give {"t": times, "crank.rate": values}, the path of a CSV file with such columns, or an xarray Dataset; '
    "a list of them for several runs."
)


@dataclass(frozen=True)
class Record(metaclass=WordedPlain):
    """Holds one measured run: `columns` by the names of results, one row for each of the `times`, NaN where nothing was
    measured. `start` holds initial values, and `values` parameters, that are known to differ in this run."""

    times: np.ndarray
    columns: Mapping[str, np.ndarray]
    start: Values = field(default_factory=dict)
    values: Values = field(default_factory=dict)
    name: str = ""

    @property
    def measured(self) -> int:
        """Number of measured values, without NaN."""
        return sum(int(np.sum(np.isfinite(column))) for column in self.columns.values())

    def part(self, first: int, last: int) -> "Record":
        """The record of the rows `first` to `last` − 1."""
        columns = {name: column[first:last] for name, column in self.columns.items()}
        return Record(self.times[first:last], columns, self.start, self.values, self.name)


Measured = Record | Mapping[str, Value] | str | os.PathLike  # xarray's Dataset is a mapping
Data = Measured | Sequence[Measured]


def width_of(record: Record, output: str) -> int:
    """Number of columns of an output."""
    return int(np.prod(record.columns[output].shape[1:], dtype=int))


def rows_of(record: Record, outputs: Sequence[str]) -> np.ndarray:
    """The columns of outputs side by side, one row for each time."""
    return _side_by_side([record.columns[name] for name in outputs])


def split_columns(rows: np.ndarray, record: Record, outputs: Sequence[str]) -> dict[str, np.ndarray]:
    """The columns of a run split by output, in the shapes of the record."""
    found, first = {}, 0
    for name in outputs:
        width = width_of(record, name)
        found[name] = rows[:, first : first + width].reshape(record.columns[name].shape)
        first += width
    return found


def _side_by_side(columns: Sequence[np.ndarray]) -> np.ndarray:
    return np.concatenate([column.reshape(len(column), -1) for column in columns], axis=1)


def stacked(name: str, records: Sequence[Record]) -> dict[str, np.ndarray]:
    """Initial values ("start") or parameters ("values") of records, the record as leading axis."""
    found = {}
    for key in getattr(records[0], name):
        found[key] = np.stack([np.asarray(getattr(record, name)[key], float) for record in records])
    return found


def variation(records: Sequence[Record], outputs: Sequence[str]) -> np.ndarray:
    """Standard deviation of every measured column; for a constant column, its absolute value (at least 1e-3)."""
    columns = [_column(records, name) for name in outputs]
    spread = np.concatenate([np.nanstd(column, axis=0) for column in columns])
    size = np.concatenate([np.nanmean(column, axis=0) for column in columns])
    return np.where(spread > 0.0, spread, np.maximum(1e-3, np.abs(size)))


def _column(records: Sequence[Record], name: str) -> np.ndarray:
    """An output in all runs, one run below the other."""
    return np.concatenate([rows_of(record, [name]) for record in records])


def misfit(
    records: Sequence[Record],
    predicted: Sequence[Mapping[str, np.ndarray]],
    outputs: Sequence[str],
    scale: np.ndarray,
) -> float:
    """Root mean square of the residuals (measured minus predicted), each column in units of its scale."""
    residuals = []
    for record, said in zip(records, predicted, strict=True):
        residuals.append(_side_by_side([record.columns[name] - said[name] for name in outputs]))
    return float(np.sqrt(np.nanmean(np.concatenate(residuals) ** 2 / scale**2)))


def misfit_words(value: float, noise_given: bool) -> str:
    """A misfit in words, in the scale shared by check and fit: the noise if it was given, otherwise the variation of
    the data."""
    if noise_given:
        return f"{value:.3g} standard deviations of the noise"
    return f"{100.0 * value:.3g} % of the data's own variation"


def as_records(data: Any, outputs: Sequence[str] | None = None, gaps: bool = False) -> list[Record]:
    """Records of data in any accepted form; the faults of all runs are raised together."""
    several = data if isinstance(data, list | tuple) else [data]
    if not several:
        raise DataError([Fault("data", "holds no run.", EXAMPLE)])
    found, faults = [], []
    for number, one in enumerate(several):
        name = f"run {number}" if len(several) > 1 else "data"
        try:
            found.append(_as_record(one, name, outputs, gaps))
        except DataError as error:
            faults += error.faults
    raise_faults(DataError, faults)
    return found


def _as_record(data: Any, name: str, outputs: Sequence[str] | None, gaps: bool) -> Record:
    if isinstance(data, Record):
        times, columns, start, values = data.times, data.columns, data.start, data.values
    else:
        (times, columns), start, values = _columns(data, name), {}, {}
    if not isinstance(columns, Mapping):
        raise DataError([Fault(name, f"{shown(columns)} does not give columns by name.", EXAMPLE)])
    columns = _chosen(columns, outputs, name)
    if isinstance(times, Mapping):
        times, columns = _united(times, columns, name)
        gaps = True
    times, arrays = _checked_arrays(times, columns, name, gaps)
    return Record(times, arrays, start, values, name)


def _checked_arrays(
    times: Any, columns: Mapping[str, Any], name: str, gaps: bool
) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    """Times and columns as arrays of numbers; raises the faults of both."""
    faults = _masked_faults(times, f"{name}, times")
    for column, values in columns.items():
        faults += _masked_faults(values, f"{name}, {column}")
    raise_faults(DataError, faults)
    times = numbers(times)
    raise_faults(DataError, _time_faults(times, name))
    arrays = {column: numbers(values) for column, values in columns.items()}
    for column, array in arrays.items():
        faults += _column_faults(array, len(times), f"{name}, {column}", gaps)
    raise_faults(DataError, faults)
    return np.asarray(times, float), {column: np.asarray(array, float) for column, array in arrays.items()}


def _columns(data: Any, name: str) -> tuple[Any, dict[str, Any]]:
    """The times, and the other columns by name."""
    if isinstance(data, str | Path):
        data = read_csv(data)
    elif hasattr(data, "data_vars"):  # xarray
        data = {str(key): np.asarray(values) for key, values in (*data.coords.items(), *data.data_vars.items())}
    if not isinstance(data, Mapping):
        raise DataError([Fault(name, f"{shown(data)} is not data.", EXAMPLE)])
    pairs = {key: value for key, value in data.items() if isinstance(value, tuple) and len(value) == 2}
    if pairs and len(pairs) == len(data):
        return {key: value[0] for key, value in pairs.items()}, {key: value[1] for key, value in pairs.items()}
    key = next((key for key in TIME if key in data), None)
    if key is None:
        what = f"has no column of times; its columns are {', '.join(map(str, data))}."
        raise DataError([Fault(name, what, f"call one of them {' or '.join(TIME)}.")])
    return data[key], {str(other): values for other, values in data.items() if other != key}


def _chosen(columns: Mapping[str, Any], outputs: Sequence[str] | None, name: str) -> dict[str, Any]:
    if outputs is None:
        if not columns:
            raise DataError([Fault(name, "has no column but the times.", EXAMPLE)])
        return dict(columns)
    faults = []
    for output in outputs:
        if output not in columns:
            hint = nearest(output, list(columns))
            faults.append(Fault(f"{name}, {output}", "is not among the columns.", hint))
    raise_faults(DataError, faults)
    return {output: columns[output] for output in outputs}


def _united(
    times: Mapping[str, Any], columns: Mapping[str, Any], name: str
) -> tuple[np.ndarray, dict[str, np.ndarray]]:
    """Columns with different time vectors on the union of these times, NaN where a column has no value."""
    own = {column: numbers(times[column]) for column in columns}
    raise_faults(DataError, [fault for column in columns for fault in _time_faults(own[column], f"{name}, {column}")])
    every = np.unique(np.concatenate(list(own.values())))
    found = {}
    for column, values in columns.items():
        array = numbers(values)
        raise_faults(DataError, _column_faults(array, len(own[column]), f"{name}, {column}", True))
        found[column] = np.full((len(every), *array.shape[1:]), np.nan)
        found[column][np.searchsorted(every, own[column])] = array
    return every, found


def _masked_faults(values: Any, name: str) -> list[Fault]:
    if not np.ma.is_masked(values):
        return []
    remedy = (
        "give NaN where nothing was measured, values.filled(np.nan), and say gaps=True; leave rows without a time out."
    )
    return [Fault(name, "has masked entries.", remedy)]


def _time_faults(times: np.ndarray | None, name: str) -> list[Fault]:
    where = f"{name}, times"
    if times is None or np.ndim(times) != 1:
        return [Fault(where, "are not a vector of numbers.", "give one time for each row.")]
    if len(times) < 2:
        return [Fault(where, f"hold {len(times)} row{'s' if len(times) != 1 else ''}.", "give at least two.")]
    if not np.all(np.isfinite(times)):
        row = int(np.argmin(np.isfinite(times)))
        return [Fault(where, f"are not finite in row {row}.", "leave such rows out.")]
    back = np.flatnonzero(np.diff(times) <= 0.0)
    if len(back):
        row = int(back[0]) + 1
        place = "repeats the one before" if times[row] == times[row - 1] else "lies before the one above"
        what = f"row {row} (t = {times[row]:.9g}) {place}; {len(back)} such."
        return [Fault(where, what, "sort the rows by time, one row a time.")]
    return []


def _column_faults(array: np.ndarray | None, rows: int, name: str, gaps: bool) -> list[Fault]:
    if array is None:
        return [Fault(name, "does not hold numbers.", "give a column of numbers; NaN where nothing was measured.")]
    if array.ndim not in (1, 2) or len(array) != rows:
        return [Fault(name, f"has shape {array.shape} for {rows} times.", f"give {rows} rows.")]
    if np.any(np.isinf(array)):
        row = int(np.argmax(np.isinf(array.reshape(rows, -1)).any(axis=1)))
        return [Fault(name, f"is infinite in row {row}.", "give numbers.")]
    empty = np.isnan(array.reshape(rows, -1)).any(axis=1)
    if np.all(np.isnan(array)):
        return [Fault(name, "holds nothing but NaN.", "leave this column out.")]
    if np.any(empty) and not gaps:
        what = f"is NaN in {int(np.sum(empty))} of {rows} rows, first in row {int(np.argmax(empty))}."
        return [Fault(name, what, "say gaps=True if nothing was measured there, or leave these rows out.")]
    return []


def read_csv(path: str | Path) -> dict[str, np.ndarray]:
    """Columns of a CSV file by the names in its first line; empty fields are NaN."""
    path = Path(path)
    rows = _rows(path)
    if len(rows) < 2:
        remedy = "write the names of the columns first, then one row a time."
        raise DataError([Fault(str(path), "has no rows of data.", remedy)])
    names, lines = [name.strip() for name in rows[0]], rows[1:]
    raise_faults(DataError, _layout_faults(path, names, lines)[:MANY])
    fields = [(line, name, text) for line, row in enumerate(lines, 1) for name, text in zip(names, row, strict=True)]
    wrong = [_field_fault(path, *field) for field in fields if _number(field[-1]) is None]
    raise_faults(DataError, wrong[:MANY])
    columns = zip(*lines, strict=True)
    return {name: np.array(list(map(_number, column))) for name, column in zip(names, columns, strict=True)}


def _layout_faults(path: Path, names: list[str], lines: list[list[str]]) -> list[Fault]:
    """Faults of rows with too many or too few fields, and of columns of equal names."""
    faults = []
    for number, line in enumerate(lines, 1):
        if len(line) != len(names):
            what = f"has {len(line)} fields for {len(names)} columns."
            faults.append(Fault(f"{path}, row {number}", what, "separate fields as in the first line."))
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    return faults + [Fault(str(path), f"has the column {name} twice.", "name columns apart.") for name in twice]


def _rows(path: Path) -> list[list[str]]:
    """Lines of a CSV file as lists of fields, without empty lines and comments."""
    try:
        text = path.read_bytes().decode("utf-8-sig")
        lines = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text[:4096]))
        return [row for row in lines if _holds_fields(row)]
    except UnicodeDecodeError as error:
        what = f"is not text in UTF-8 (byte {error.object[error.start]:#04x} at place {error.start})."
        raise DataError([Fault(str(path), what, "save it again as CSV in UTF-8.")]) from None
    except csv.Error as error:
        remedy = "write the names of the columns first, then one row of numbers a time."
        raise DataError([Fault(str(path), f"is not a CSV file ({error}).", remedy)]) from None
    except (OSError, ValueError) as error:
        missing = "is not a file." if not isinstance(error, PermissionError) else "may not be read."
        raise DataError([Fault(str(path), missing, EXAMPLE)]) from None


def _holds_fields(row: list[str]) -> bool:
    """Whether a line is neither empty nor a comment."""
    return any(field.strip() for field in row) and not row[0].lstrip().startswith("#")


def _delimiter(sample: str) -> str:
    first = sample.partition("\n")[0]
    return max(",;\t", key=first.count)


def _number(text: str) -> float | None:
    """A field as a number: NaN if it is empty, None if it is not a number."""
    try:
        return float(text) if text.strip() else float("nan")
    except ValueError:
        return None


def _field_fault(path: Path, line: int, name: str, text: str) -> Fault:
    remedy = "write numbers; leave the field empty where nothing was measured."
    if "," in text:
        remedy = "write decimal points, not commas."
    return Fault(f"{path}, row {line}, {name}", f"{shown(text)} is not a number.", remedy)
