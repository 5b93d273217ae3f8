"""The oracle: all equations of a bond graph at once, in NumPy, without causality.

Unknowns z are the effort and flow of every bond and the signals of all blocks; states x are the energy variables of all
storages and what blocks integrate. The equations F(x, z, t) = 0 and their first time derivative fix z and its rate; the
rates of the states are unique where no null vector of that system moves them.
"""

import numpy as np

from .description import Bond, Description, Element, full


STEP = 1e-30  # complex step: exact derivatives of analytic laws
TURN = 1e-5  # step of differences of exact Jacobians


class Acausal:
    """The equations of one graph, with what each row and each entry of z belongs to."""

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
        if feed.quantity.endswith(("momentum", "displacement")):
            return x[self.states[feed.source, feed.quantity.rpartition("_")[0]]]
        return z[self.places["s", feed.source]]

    def residuals(self, x, z, t) -> np.ndarray:
        rows = [self._rows(name, element, x, z, t) for name, element in self.description.elements.items()]
        flat, shape = [row for group in rows for row in group], z.shape[1:]
        return np.concatenate([r if r.shape[1:] == shape else np.broadcast_to(r, (len(r), *shape)) for r in flat])

    def owners(self) -> list[str]:
        """The element that each row belongs to."""
        x, z = np.zeros(self.state_size), np.zeros(self.size)
        groups = {name: self._rows(name, element, x, z, 0.0) for name, element in self.description.elements.items()}
        return [name for name, rows in groups.items() for row in rows for _ in row]

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
        if element.kind == "Permutation":
            order = list(element.values["order"])
            return [get(z, name, "b") - get(z, name, "a")[order] for get in (self.effort, self.flow)]
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

        def times(m, v):
            return np.einsum("ij...,j...->i...", m, v)

        swap = np.swapaxes(modulus, 0, 1)
        ea, fa, eb, fb = (get(z, name, port) for port in "ab" for get in (self.effort, self.flow))
        if element.kind in ("TF", "MTF"):
            return [fb - times(modulus, fa), ea - times(swap, eb)]
        return [eb - times(modulus, fa), ea - times(swap, fb)]

    def _compose(self, name: str, element: Element, z) -> list:
        parts = [port for port in element.ports if port != "whole"]
        efforts = np.concatenate([self.effort(z, name, p) for p in parts])
        flows = np.concatenate([self.flow(z, name, p) for p in parts])
        return [efforts - self.effort(z, name, "whole"), flows - self.flow(z, name, "whole")]

    def _field(self, name: str, element: Element, x, z) -> list:
        stacked = np.concatenate([x[self.states[name, port]] for port in element.ports])
        answer, start, rows = element.values["matrix"] @ stacked + element.values.get("cubic", 0.0) * stacked**3, 0, []
        for port, width in element.ports.items():
            own = answer[start : start + width]
            start += width
            rows.append((self.flow if element.values["kinds"][port] == "I" else self.effort)(z, name, port) - own)
        return rows

    def _one_port(self, name: str, element: Element, x, z, t):
        e, f, v, width = self.effort(z, name), self.flow(z, name), element.values, element.ports["port"]

        def column(value):
            return value if z.ndim == 1 else np.reshape(np.broadcast_to(value, (width,)), (width, *[1] * (z.ndim - 1)))

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
                out, into = (other, state) if v["given"] == "energy" else (state, other)
                return out - column(v["value"]) * into - v["cubic"] * into**3
            return (
                full(v["value"], width) @ other - state
                if v.get("inverse", True)
                else other - full(v["value"], width) @ state
            )
        law = v.get("law")
        if law is None:
            return e - full(v["value"], width) @ f
        if law == "both":
            return e - v["value"] * np.sinh(f / (1.0 + v["bend"]))
        out, into = (e, f) if law == "effort" else (f, e)
        return out - full(v["value"], width) @ into - v["bend"] * (np.tanh(into) if v["shape"] == "tanh" else into**3)

    def _block(self, name: str, element: Element, x, z, t):
        v = element.values
        if element.kind == "Position":
            return x[self.states[name, ""]]

        def column(value):
            return np.reshape(np.broadcast_to(value, (element.width,)), (element.width, *[1] * (z.ndim - 1)))

        if element.kind == "Signal":
            return column(v["value"]) + 0.0 * t
        total = sum(np.sum(self.signal(x, z, name, slot), axis=0) for slot in v["inputs"])
        return column(v["offset"]) + column(v["gain"]) * np.sin(v["pace"] * total)[None]

    # -- derivatives -----------------------------------------------------------------------------------
    def by_z(self, x, z, t) -> np.ndarray:
        moved = z[:, None] + 1j * STEP * np.eye(self.size)
        return self.residuals(x[:, None] + 0j, moved, t).imag / STEP

    def by_x(self, x, z, t) -> np.ndarray:
        if not self.state_size:
            return np.zeros((len(self.residuals(x, z, t)), 0))
        moved = x[:, None] + 1j * STEP * np.eye(self.state_size)
        return self.residuals(moved, np.repeat(z[:, None] + 0j, self.state_size, 1), t).imag / STEP

    def along(self, x, z, t, dx, dz) -> np.ndarray:
        """dF/dt along a motion."""
        h = 1j * STEP
        return self.residuals(x + h * dx, z + h * dz, t + h).imag / STEP

    def values(self, x, z, dz, t) -> np.ndarray:
        """F and dF/dt."""
        return np.concatenate([self.residuals(x, z, t), self.along(x, z, t, self.rates(x, z), dz)])

    def system(self, x, z, dz, t) -> tuple[np.ndarray, np.ndarray]:
        """F and dF/dt, and their Jacobian by (x, z, ż)."""
        dx = self.rates(x, z)
        by_x, by_z = self.by_x(x, z, t), self.by_z(x, z, t)
        turned = [self._turned(matrix, x, z, t, dx, dz) for matrix in (self.by_x, self.by_z)]
        selection, through = self.selection(), self._through()
        upper = np.concatenate([by_x, by_z, np.zeros_like(by_z)], 1)
        lower = np.concatenate([turned[0] + by_x @ through, turned[1] + by_x @ selection, by_z], 1)
        return self.values(x, z, dz, t), np.concatenate([upper, lower])

    def selection(self) -> np.ndarray:
        """∂ẋ/∂z."""
        return self.rates(np.zeros((self.state_size, self.size)), np.eye(self.size))

    def _through(self) -> np.ndarray:
        """∂ẋ/∂x: where an integrator reads a displacement."""
        return self.rates(np.eye(self.state_size), np.zeros((self.size, self.state_size)))

    def _turned(self, matrix, x, z, t, dx, dz) -> np.ndarray:
        h = TURN / (1.0 + np.max(np.abs(dx), initial=0.0) + np.max(np.abs(dz), initial=0.0))
        ahead, behind = (matrix(x + s * h * dx, z + s * h * dz, t + s * h) for s in (1.0, -1.0))
        return (ahead - behind) / (2.0 * h)
