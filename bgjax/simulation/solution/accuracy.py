"""Errors of results by name, expected or measured, with their correct digits; printing them shows the worst."""

import equinox as eqx
import numpy as np

from ..._types import AnyArray


SHOWN = 12  # most rows of a table
NOTHING = 1e-9  # size of a result that counts as zero, relative to the largest of its kind


class Accuracy(eqx.Module):
    """Errors of results by name; printing it shows the worst.

    `accuracy["spring.effort"]` is the largest error of each component; `accuracy.digits` has the number of correct
    digits, relative to the largest value of the result.
    """

    errors: dict[str, AnyArray]
    sizes: dict[str, float]
    words: str = eqx.field(static=True)

    def __getitem__(self, name: str) -> AnyArray:
        return self.errors[name]

    @property
    def digits(self) -> dict[str, float]:
        """Correct digits by name, the worst first; results that are zero beside others of their kind are omitted."""
        found = {name: self._digits(name) for name in self.errors if self.sizes[name] > NOTHING * self._kin(name)}
        return dict(sorted(found.items(), key=lambda item: item[1]))

    def _digits(self, name: str) -> float:
        return float(-np.log10(max(float(np.max(self.errors[name])) / self.sizes[name], 1e-16)))

    def _kin(self, name: str) -> float:
        kind = name.rpartition(".")[2]
        return max(size for other, size in self.sizes.items() if other.rpartition(".")[2] == kind)

    def __str__(self) -> str:
        digits, rows = self.digits, []
        for name, value in list(digits.items())[:SHOWN]:
            error, size = np.max(self.errors[name]), self.sizes[name]
            rows.append(f"  {name:<36} {error:10.1e} {size:10.3g} {value:8.1f}")
        rest = list(digits.values())[SHOWN:]
        more = [f"  {len(rest)} further results: {rest[0]:.1f} digits or more"] if rest else []
        return "\n".join([self.words, f"  {'result':<36} {'error':>10} {'largest':>10} {'digits':>8}", *rows, *more])
