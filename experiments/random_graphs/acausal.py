"""The oracle: all equations of a bond graph at once, in NumPy, without causality.

Unknowns z are the effort and flow of every bond and the signals of all blocks; states x are the energy variables of all storages
and what blocks integrate. The equations F(x, z, t) = 0 and their first time derivative fix z and its rate; the rates of
the states are unique where no null vector of that system moves them.
"""

from dataclasses import dataclass

import numpy as np

from .description import Bond, Description, Element, full


STEP = 1e-30  # complex step: exact derivatives of analytic laws
TURN = 1e-5  # step of differences of exact Jacobians


@dataclass(frozen=True)
class Solution:
    """A consistent point, the rates of the states there, and which entries of z are unique."""

    x: np.ndarray
    z: np.ndarray
    rates: np.ndarray
    unique: bool
    unique_z: np.ndarray


class Acausal:
    def __init__(self, description: Description):
        self.description = description
        self.places: dict[tuple, slice] = {}
        self.states: dict[tuple[str, str], slice] = {}
        self.at: dict[tuple[str, str], tuple[int, int]] = {}  # (node, port) → bond, sign of the flow
        self.feeds = {(s.target, s.input): s for s in description.signals}
        self.around: dict[str, list[tuple[int, int]]] = {name: [] for name in description.elements}
        self.size = self.state_size = 0
        for number, bond in enumerate(description.bonds):
            self._bond(number, bond)
        for name, element in description.elements.items():
            self._states(name, element)

    # -- layout ------------------------------------------------------------------------------------
    def _bond(self, number: int, bond: Bond) -> None:
        for kind in "ef":
            self.places[kind, number] = slice(self.size, self.size + bond.width)
            self.size += bond.width
        for node, port, end in ((bond.tail, bond.tail_port, "tail"), (bond.head, bond.head_port, "head")):
            if port:
                orientation = self.description.elements[node].orientation(port)
                wanted = {"in": "head", "out": "tail", "drawn": end}[orientation]
                self.at[node, port] = number, 1 if wanted == end else -1
            else:
                self.around[node].append((number, 1 if end == "head" else -1))

    def _states(self, name: str, element: Element) -> None:
        if element.kind in ("I", "C"):
            self._state(name, "", element.ports["port"])
        if element.kind == "Field":
            for port, width in element.ports.items():
                self._state(name, port, width)
        if element.kind == "Position":
            self._state(name, "", element.width)
        if not element.ports and element.kind not in ("0", "1"):
            self.places["s", name] = slice(self.size, self.size + element.width)
            self.size += element.width

    def _state(self, name: str, port: str, width: int) -> None:
        self.states[name, port] = slice(self.state_size, self.state_size + width)
        self.state_size += width

    # -- equations -----------------------------------------------------------------------------------
    def effort(self, z, name: str, port: str = "port"):
        return z[self.places["e", self.at[name, port][0]]]

    def flow(self, z, name: str, port: str = "port"):
        number, sign = self.at[name, port]
        return sign * z[self.places["f", number]]

    def signal(self, x, z, name: str, slot: str):
        feed = self.feeds[name, slot]
        source = self.description.elements[feed.source]
        if source.kind in ("0", "1"):
            number = self.around[feed.source][0][0]
            return z[self.places["e" if source.kind == "0" else "f", number]]
        if feed.quantity in ("momentum", "displacement"):
            return x[self.states[feed.source, ""]]
        return z[self.places["s", feed.source]]

    def residuals(self, x, z, t) -> np.ndarray:
        rows = [self._rows(name, element, x, z, t) for name, element in self.description.elements.items()]
        return np.concatenate([np.broadcast_to(row, (len(row), *z.shape[1:])) for group in rows for row in group])

    def rates(self, x, z) -> np.ndarray:
        """Of the states, by the efforts and flows of their ports and the signals of integrators."""
        rate = np.zeros((self.state_size, *z.shape[1:]), z.dtype)
        for (name, port), place in self.states.items():
            element = self.description.elements[name]
            if element.kind == "Position":
                rate[place] = self.signal(x, z, name, "flow")
            else:
                kind = element.values["kinds"][port] if element.kind == "Field" else element.kind
                rate[place] = (self.effort if kind == "I" else self.flow)(z, name, port or "port")
        return rate

    def _rows(self, name: str, element: Element, x, z, t) -> list:
        if element.kind in ("0", "1"):
            return self._junction(name, element, z)
        if element.kind in ("TF", "GY", "MTF", "MGY"):
            return self._two_port(name, element, x, z)
        if element.kind == "Compose":
            return self._compose(name, element, z)
        if element.kind == "Field":
            return self._field(name, element, x, z)
        if not element.ports:
            return [z[self.places["s", name]] - self._block(name, element, x, z, t)]
        return [self._one_port(name, element, x, z, t)]

    def _junction(self, name: str, element: Element, z) -> list:
        common, summed = ("e", "f") if element.kind == "0" else ("f", "e")
        first, *others = [number for number, _ in self.around[name]]
        rows = [z[self.places[common, number]] - z[self.places[common, first]] for number in others]
        return [*rows, sum(sign * z[self.places[summed, number]] for number, sign in self.around[name])]

    def _modulus(self, name: str, element: Element, x, z):
        matrix = full(element.values["modulus"], element.ports["a"])
        if element.kind in ("TF", "GY"):
            return matrix[..., None] if z.ndim > 1 else matrix
        law = np.cos if element.values["law"] == "cos" else np.sin
        s = law(self.signal(x, z, name, "modulus")[0])
        turn = element.values["turn"]
        return matrix[..., None] + turn[..., None] * s if z.ndim > 1 else matrix + turn * s

    def _two_port(self, name: str, element: Element, x, z) -> list:
        modulus = self._modulus(name, element, x, z)
        times = lambda m, v: np.einsum("ij...,j...->i...", m, v)
        swap = np.swapaxes(modulus, 0, 1)
        ea, fa, eb, fb = (get(z, name, port) for port in "ab" for get in (self.effort, self.flow))
        if element.kind in ("TF", "MTF"):
            return [fb - times(modulus, fa), ea - times(swap, eb)]
        return [eb - times(modulus, fa), ea - times(swap, fb)]

    def _compose(self, name: str, element: Element, z) -> list:
        parts = [port for port in element.ports if port != "whole"]
        return [np.concatenate([get(z, name, p) for p in parts]) - get(z, name, "whole") for get in (self.effort, self.flow)]

    def _field(self, name: str, element: Element, x, z) -> list:
        stacked = np.concatenate([x[self.states[name, port]] for port in element.ports])
        answer, start, rows = element.values["matrix"] @ stacked, 0, []
        for port, width in element.ports.items():
            own = answer[start : start + width]
            start += width
            rows.append((self.flow if element.values["kinds"][port] == "I" else self.effort)(z, name, port) - own)
        return rows

    def _one_port(self, name: str, element: Element, x, z, t):
        e, f, v, width = self.effort(z, name), self.flow(z, name), element.values, element.ports["port"]
        column = lambda value: np.reshape(np.broadcast_to(value, (width,)), (width, *[1] * (z.ndim - 1)))
        if element.kind in ("Se", "Sf", "Constraint"):
            value = column(v["value"]) * (1.0 + v.get("sway", 0.0) * np.sin(2.0 * t))
            return (e if element.kind == "Se" else f) - value
        if element.kind in ("MSe", "MSf"):
            return (e if element.kind == "MSe" else f) - self.signal(x, z, name, "modulus")
        if element.kind == "Freedom":
            return e
        if element.kind in ("I", "C"):
            other, state = (f, x[self.states[name, ""]]) if element.kind == "I" else (e, x[self.states[name, ""]])
            if "cubic" in v:
                return other - column(v["value"]) * state - v["cubic"] * state**3
            return full(v["value"], width) @ other - state if v.get("inverse", True) else other - full(v["value"], width) @ state
        law = v.get("law")
        if law is None:
            return e - full(v["value"], width) @ f
        out, into = (e, f) if law == "effort" else (f, e)
        return out - column(v["value"]) * into - v["bend"] * (into**3 if v["shape"] == "cubic" else np.tanh(into))

    def _block(self, name: str, element: Element, x, z, t):
        v = element.values
        if element.kind == "Position":
            return x[self.states[name, ""]]
        if element.kind == "Signal":
            return np.reshape(v["value"], (1, *[1] * (z.ndim - 1))) + 0.0 * t
        total = sum(np.sum(self.signal(x, z, name, slot), axis=0) for slot in v["inputs"])
        return (v["offset"] + v["gain"] * np.sin(v["pace"] * total))[None]

    # -- derivatives -----------------------------------------------------------------------------------
    def by_z(self, x, z, t) -> np.ndarray:
        moved = z[:, None] + 1j * STEP * np.eye(self.size)
        return self.residuals(x[:, None] + 0j, moved, t).imag / STEP

    def by_x(self, x, z, t) -> np.ndarray:
        moved = x[:, None] + 1j * STEP * np.eye(self.state_size)
        return self.residuals(moved, np.repeat(z[:, None] + 0j, max(1, self.state_size), 1), t).imag / STEP if self.state_size else np.zeros((self.rows, 0))

    def along(self, x, z, t, dx, dz) -> np.ndarray:
        """dF/dt along a motion."""
        h = 1j * STEP
        return self.residuals(x + h * dx, z + h * dz, t + h).imag / STEP

    @property
    def rows(self) -> int:
        return len(self.residuals(np.zeros(self.state_size), np.zeros(self.size), 0.0))

    def system(self, x, z, dz, t) -> tuple[np.ndarray, np.ndarray]:
        """F and dF/dt, and their Jacobian by (x, z, ż)."""
        dx = self.rates(x, z)
        by_x, by_z = self.by_x(x, z, t), self.by_z(x, z, t)
        turned = [self._turned(matrix, x, z, t, dx, dz) for matrix in (self.by_x, self.by_z)]
        selection = self.rates(np.zeros((self.state_size, self.size)), np.eye(self.size)) if self.state_size else np.zeros((0, self.size))
        selection, through = self._selection(selection, x, z)
        upper = np.concatenate([by_x, by_z, np.zeros_like(by_z)], 1)
        lower = np.concatenate([turned[0] + by_x @ through, turned[1] + by_x @ selection, by_z], 1)
        return np.concatenate([self.residuals(x, z, t), self.along(x, z, t, dx, dz)]), np.concatenate([upper, lower])

    def _selection(self, selection, x, z) -> tuple[np.ndarray, np.ndarray]:
        """∂ẋ/∂z and ∂ẋ/∂x; the latter where an integrator reads a displacement."""
        through = np.zeros((self.state_size, self.state_size))
        for k in range(self.state_size):
            unit = np.zeros(self.state_size)
            unit[k] = 1.0
            through[:, k] = self.rates(x + unit, z) - self.rates(x, z)
        return selection, through

    def _turned(self, matrix, x, z, t, dx, dz) -> np.ndarray:
        h = TURN / (1.0 + np.max(np.abs(dx), initial=0.0) + np.max(np.abs(dz), initial=0.0))
        ahead, behind = (matrix(x + s * h * dx, z + s * h * dz, t + s * h) for s in (1.0, -1.0))
        return (ahead - behind) / (2.0 * h)

    # -- a consistent point -------------------------------------------------------------------------------
    def solve(self, random: np.random.Generator, t: float = 0.3, tries: int = 3) -> Solution | None:
        """A consistent point near a random one, or None where none is found."""
        for _ in range(tries):
            x, z, dz = random.normal(scale=0.5, size=self.state_size), np.zeros(self.size), np.zeros(self.size)
            found = self._closed(x, z, dz, t)
            if found is not None:
                return found
        return None

    def _closed(self, x, z, dz, t) -> Solution | None:
        n, m, least, waited = self.state_size, self.size, np.inf, 0
        for _ in range(40):
            value, jacobian = self.system(x, z, dz, t)
            size = np.max(np.abs(value), initial=0.0)
            waited, least = (0 if size < 0.7 * least else waited + 1), min(least, size)
            if not np.isfinite(size) or waited > 6:
                return None
            if size < 1e-11 * (1.0 + np.max(np.abs(np.concatenate([x, z, dz])), initial=0.0)):
                return self._judged(x, z, jacobian)
            change = -np.linalg.lstsq(jacobian, value, rcond=1e-11)[0]
            change *= min(1.0, 5.0 / (np.max(np.abs(change[: n + m]), initial=0.0) + 1e-300))
            x, z, dz = x + change[:n], z + change[n : n + m], dz + change[n + m :]
        return None

    def _judged(self, x, z, jacobian) -> Solution:
        inner = jacobian[:, self.state_size :]
        scale = np.maximum(np.max(np.abs(inner), axis=1, keepdims=True), 1e-300)
        _, values, right = np.linalg.svd(inner / scale, full_matrices=True)
        rank = int(np.sum(values > 1e-10 * max(values[0], 1e-300))) if len(values) else 0
        null = right[rank:].T
        moved = self.rates(np.zeros((self.state_size, null.shape[1])), null[: self.size]) if null.size else np.zeros((self.state_size, 0))
        free = np.max(np.abs(null[: self.size]), axis=1, initial=0.0)
        return Solution(x, z, self.rates(x, z), bool(np.max(np.abs(moved), initial=0.0) < 1e-7), free < 1e-7)
