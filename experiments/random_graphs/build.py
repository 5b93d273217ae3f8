"""The description as a graph of bgjax, its nodes and bonds listed in any order, some of them nested in parts."""

import jax.numpy as jnp
import numpy as np

import bgjax as bg

from .description import Description, Element


def build(description: Description, random: np.random.Generator | None = None) -> bg.Graph:
    """The graph; with `random`, listed in a random order."""
    return _level(description, "", random)


def path(description: Description, name: str) -> str:
    part = description.parts.get(name, "")
    return f"{part}.{name}" if part else name


def _level(description: Description, prefix: str, random) -> bg.Graph:
    """What stands in one part, with the parts inside it."""

    def inside(name):
        return description.parts.get(name, "")

    own = {name: made(element) for name, element in description.elements.items() if inside(name) == prefix}
    words = len(prefix.split(".")) if prefix else 0
    deeper = [part.split(".") for part in description.parts.values() if part.startswith(f"{prefix}.") or not prefix]
    below = sorted({".".join(part[: words + 1]) for part in deeper})
    nodes = own | {part.rpartition(".")[2]: _level(description, part, random) for part in below}
    links = [_bond(description, bond, prefix) for bond in description.bonds] + [
        _signal(description, s, prefix) for s in description.signals
    ]
    links = [link for link in links if link]
    if random is not None:
        nodes = {name: nodes[name] for name in random.permutation(list(nodes))}
        links = [links[k] for k in random.permutation(len(links))]
    return bg.Graph(nodes, links, ports=_ports(description, prefix))


def _home(description: Description, *names: str) -> str:
    """The innermost part that holds them all."""
    words = [description.parts.get(name, "").split(".") if description.parts.get(name) else [] for name in names]
    common = []
    for level in zip(*words, strict=False):
        if len(set(level)) > 1:
            break
        common.append(level[0])
    return ".".join(common)


def _seen(description: Description, name: str, port: str, home: str) -> str:
    """How an end is written in a part: by its own name there, or by the port that a part opens for it."""
    part = description.parts.get(name, "")
    local = f"{name}.{port}" if port else name
    if part == home:
        return local
    below = part[len(home) :].lstrip(".").split(".")[0]
    return f"{below}.{_opened(name, port)}"


def _opened(name: str, port: str) -> str:
    return f"{name}_{port.replace('.', '_')}" if port else f"{name}_end"


def _bond(description, bond, prefix: str) -> str:
    if _home(description, bond.tail, bond.head) != prefix:
        return ""
    tail, head = ((bond.tail, bond.tail_port), (bond.head, bond.head_port))
    return f"{_seen(description, *tail, prefix)} -> {_seen(description, *head, prefix)}"


def _signal(description, signal, prefix: str) -> str:
    if _home(description, signal.source, signal.target) != prefix:
        return ""
    source = _seen(description, signal.source, signal.quantity or _default(description.elements[signal.source]), prefix)
    return f"{source} ~> {_seen(description, signal.target, signal.input, prefix)}"


def _default(element: Element) -> str:
    return {"0": "effort", "1": "flow", "Position": "position"}.get(element.kind, "value")


def _ports(description: Description, prefix: str) -> dict[str, str]:
    """Ends of bonds and signals that leave the part."""
    found = {}
    ends = [(b.tail, b.tail_port, b.head) for b in description.bonds] + [
        (b.head, b.head_port, b.tail) for b in description.bonds
    ]
    ends += [(s.source, s.quantity or _default(description.elements[s.source]), s.target) for s in description.signals]
    ends += [(s.target, s.input, s.source) for s in description.signals]
    for name, port, other in ends:
        part, home = description.parts.get(name, ""), _home(description, name, other)
        if prefix and part.startswith(prefix) and len(home) < len(prefix):
            found[_opened(name, port)] = _seen(description, name, port, prefix)
    return found


# -- elements ------------------------------------------------------------------------------------------
def made(element: Element):
    v, width = element.values, element.ports.get("port", 1)
    match element.kind:
        case "0":
            return bg.Zero()
        case "1":
            return bg.One()
        case "Se" | "Sf":
            kind = getattr(bg, element.kind)
            return kind(v["value"]) if not v["sway"] else kind(_swaying(v, width), width=width)
        case "Constraint":
            return bg.Constraint(width, _swaying(v, width))
        case "Freedom":
            return bg.Freedom(width)
        case "MSe" | "MSf":
            return getattr(bg, element.kind)()
        case "I" | "C":
            return _storage(element)
        case "R":
            return _resistor(element)
        case "TF" | "GY":
            return getattr(bg, element.kind)(v["modulus"])
        case "MTF" | "MGY":
            law = Turned(
                jnp.asarray(v["modulus"]), jnp.asarray(v["turn"]), v["law"], tuple(element.ports.values())[::-1]
            )
            kind = getattr(bg, element.kind)
            return kind(law, shape=(element.ports["b"], element.ports["a"]), invertible=v["invertible"])
        case "Compose":
            return bg.Compose(tuple(width for port, width in element.ports.items() if port != "whole"))
        case "Permutation":
            return bg.Permutation(v["order"])
        case "Field":
            return _field(element)
        case "Position":
            return bg.Position()
        case "Signal":
            return bg.Signal(v["value"])
        case "Function":
            return bg.Function(Wave(v["offset"], v["gain"], v["pace"]), v["inputs"], width=element.width)
    raise AssertionError(element)


def _swaying(v, width: int):
    return Sway(v["value"], v["sway"], width) if v["sway"] else v["value"]


def _field(element: Element):
    v, ports = element.values, {p: (element.values["kinds"][p], w) for p, w in element.ports.items()}
    if "cubic" in v:
        return bg.Field(ports, None, energy=Quartic(v["matrix"], v["cubic"]))
    return bg.Field(ports, v["matrix"], energy=None)


def _storage(element: Element):
    v, kind = element.values, bg.I if element.kind == "I" else bg.C
    if "cubic" in v:
        return kind(**{v["given"]: Quartic(v["value"], v["cubic"])}, width=element.ports["port"])
    return kind(v["value"]) if v.get("inverse", True) else bg.C(stiffness=v["value"])


def _resistor(element: Element):
    v = element.values
    if "law" not in v:
        return bg.R(v["value"])
    if v["law"] == "both":
        return bg.R(effort=Sinh(v["value"], v["bend"]), flow=Arsinh(v["value"], v["bend"]), width=element.ports["port"])
    law = (Cubic if v["shape"] == "symbolic" else Bent)(v["value"], v["bend"], v["shape"])
    return bg.R(**{v["law"]: law}, invertible=v["invertible"], width=element.ports["port"])


# -- laws, as users write them --------------------------------------------------------------------------
class Sway:
    def __init__(self, value, sway, width):
        self.value, self.sway, self.width = np.broadcast_to(value, (width,)), sway, width

    def __call__(self, t):
        return jnp.asarray(self.value) * (1.0 + self.sway * jnp.sin(2.0 * t))


class Quartic:
    """H = ½ xᵀ a x + ¼ b Σx⁴."""

    def __init__(self, a, b):
        self.a, self.b = a, b

    def __call__(self, x):
        return 0.5 * x @ _times(self.a, x) + 0.25 * self.b * jnp.sum(x**4)


def _times(value, x):
    return value @ x if np.ndim(value) else value * x


class Bent:
    def __init__(self, value, bend, shape):
        self.value, self.bend, self.shape = value, bend, shape

    def __call__(self, x):
        return _times(self.value, x) + self.bend * (x**3 if self.shape == "cubic" else jnp.tanh(x))


@bg.symbolic
class Cubic:
    """The same with a cube, as plain arithmetic."""

    def __init__(self, value, bend, shape):
        self.value, self.bend = value, bend

    def __call__(self, x):
        return _times(self.value, x) + self.bend * x * x * x


class Sinh:
    """e = value sinh(f / (1 + bend)), whose inverse is known."""

    def __init__(self, value, bend):
        self.value, self.bend = value, 1.0 + bend

    def __call__(self, x):
        return self.value * jnp.sinh(x / self.bend)


class Arsinh:
    """The inverse of `Sinh`."""

    def __init__(self, value, bend):
        self.value, self.bend = value, 1.0 + bend

    def __call__(self, x):
        return self.bend * jnp.arcsinh(x / self.value)


class Turned:
    def __init__(self, base, turn, law, shape):
        self.base, self.turn, self.law, self.shape = base, turn, law, shape

    def __call__(self, s):
        base = self.base * jnp.eye(self.shape[0]) if self.base.ndim == 0 else self.base
        return base + self.turn * (jnp.cos if self.law == "cos" else jnp.sin)(s[0])


class Wave:
    def __init__(self, offset, gain, pace):
        self.offset, self.gain, self.pace = offset, gain, pace

    def __call__(self, *inputs):
        return self.offset + self.gain * jnp.sin(self.pace * sum(jnp.sum(u) for u in inputs))
