"""Elements with random parameters: scalar, diagonal and full fields, and the laws that users may give."""

import numpy as np

from .description import Element


class OnePorts:
    """Elements of each kind, from one stream of random numbers."""

    def __init__(self, random: np.random.Generator):
        self.random = random

    def made(self, kind: str, width: int) -> Element:
        return getattr(self, f"_{kind.lower()}")(kind, width)

    def field(self, ports: dict[str, int], linear: bool) -> Element:
        """A storage with several ports, by a matrix or by an energy that is not quadratic."""
        values = {"kinds": {port: self._pick("IC") for port in ports}, "matrix": self._definite(sum(ports.values()))}
        if not linear and self.random.random() < 0.3:
            values["cubic"] = float(self.random.uniform(0.05, 0.4))
        return Element("Field", ports, values)

    def wave(self, width: int, inputs: tuple[str, ...]) -> dict:
        """Parameters of offset + gain sin(pace Σu)."""
        size = () if width == 1 else (width,)
        offset, gain, pace = (
            self.random.normal(size=size),
            self.random.uniform(0.2, 0.8, size),
            self.random.uniform(0.3, 1.5),
        )
        return {"offset": offset, "gain": gain, "pace": float(pace), "inputs": inputs}

    # -- linear ------------------------------------------------------------------------------------------
    def _r(self, kind: str, width: int) -> Element:
        return Element("R", {"port": width}, {"value": self._value(width)})

    def _i(self, kind: str, width: int) -> Element:
        return Element("I", {"port": width}, {"value": self._value(width)})

    def _c(self, kind: str, width: int) -> Element:
        return Element("C", {"port": width}, {"value": self._value(width), "inverse": bool(self.random.random() < 0.5)})

    def _se(self, kind: str, width: int) -> Element:
        value = self.random.normal(size=width) if width > 1 else float(self.random.normal())
        return Element(kind, {"port": width}, {"value": value, "sway": float(self._pick((0.0, 0.5)))})

    _sf = _constraint = _se

    def _freedom(self, kind: str, width: int) -> Element:
        return Element(kind, {"port": width})

    _mse = _msf = _freedom

    # -- laws of users -------------------------------------------------------------------------------------
    def _r_law(self, kind: str, width: int) -> Element:
        """Increasing characteristics: direction by direction or coupled by a matrix; by effort, by flow or by both."""
        coupled = width > 1 and self.random.random() < 0.4
        value = self._definite(width) if coupled else float(self.random.uniform(0.4, 2.0))
        shape, law = self._pick(("cubic", "tanh", "symbolic")), self._pick(("effort", "flow", "both"))
        values = {"value": value, "bend": float(self.random.uniform(0.05, 0.5)), "shape": shape}
        if law == "both":
            values |= {"value": float(self.random.uniform(0.4, 2.0)), "shape": "sinh"}
        return Element("R", {"port": width}, {**values, "law": law, "invertible": bool(self.random.random() < 0.7)})

    def _i_law(self, kind: str, width: int) -> Element:
        values = {"value": float(self.random.uniform(0.4, 2.0)), "cubic": float(self.random.uniform(0.05, 0.4))}
        return Element(kind[0], {"port": width}, {**values, "given": self._pick(("energy", "energy", "coenergy"))})

    _c_law = _i_law

    # -- parameters ---------------------------------------------------------------------------------------------
    def _pick(self, names):
        return names[int(self.random.integers(len(names)))]

    def _value(self, width: int):
        chance = self.random.random()
        if width == 1 or chance < 0.3:
            return float(self.random.uniform(0.4, 2.5))
        if chance < 0.6:
            return self.random.uniform(0.4, 2.5, width)
        return self._definite(width)

    def _definite(self, size: int) -> np.ndarray:
        root = self.random.normal(size=(size, size))
        return 0.3 * root @ root.T + 0.5 * np.eye(size)
