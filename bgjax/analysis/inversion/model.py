"""A model with inputs replaced by sensors that find them, as a model of its own that can be compiled."""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from typing import Any

import equinox as eqx

from ..._types import Prescribed
from ...elements import MSe, MSf, Se, SensedSignal, Sf, Signal, SourceSensor, Wish
from ...elements.base import AbstractElement
from ...errors import Fault
from ...graph.graph import AbstractModel, Graph
from ...structure.structure import Port


STORED = {"C": "displacement", "I": "momentum"}  # what the sensor at the place of a storage integrates
WANTED = "wanted"  # paths of the parameters of wanted functions begin with it


@dataclass(frozen=True)
class Pair:
    """One output with the input that makes it follow: `tail` is the signal that carries the output, `node` the element
    to be replaced; components are None where the whole vector is meant. `width` is that of the wanted function."""

    output: str
    tail: str
    component: int | None
    input: str
    node: str
    input_component: int | None
    width: int = 1


class InverseModel(AbstractModel):
    """A model in which a sensor stands at the place of each input, and the wanted functions of the outputs."""

    model: AbstractModel
    wanted: dict[str, Prescribed]
    pairs: tuple[Pair, ...] = eqx.field(static=True)

    @property
    def nodes(self) -> dict[str, Any]:  # type: ignore[override]
        own = {} if WANTED in self.model.nodes else {WANTED: self.wanted}
        return {**self.model.nodes, **own}

    @property
    def order(self) -> tuple[str, ...]:  # type: ignore[override]
        return self.model.order if WANTED in self.model.order else (*self.model.order, WANTED)

    @property
    def links(self) -> tuple:
        return self.model.links

    def graph(self) -> Graph:
        graph, changes, signals = self.model.graph(), {}, []
        for pair in self.pairs:
            wish = Wish(self.wanted[pair.output], pair.output.removesuffix(_index(pair)), pair.component)
            changes[pair.node] = sensor(graph[pair.node], wish, pair.input_component)
            signals.append(f"{pair.tail} ~> {pair.node}.output")
        stored = {name: value for name, value in graph.initial.items() if _is_stored(name, changes)}
        graph = graph.replace(changes).add({}, signals)
        return graph.with_fields(initial={**graph.initial, **stored}) if stored else graph

    # -- what the model knows ----------------------------------------------------------------------------------
    @property
    def poses(self) -> bool:  # type: ignore[override]
        return self.model.poses

    def placement(self, given: Mapping[str, Any], value_of: Callable[[Any], Any]) -> dict[str, Any]:
        return self.model.placement(given, value_of)

    def placed_by(self) -> frozenset[str]:
        return self.model.placed_by()

    def posed(
        self, joints: Container[str], given: Mapping[str, Any], signal: Callable[[str], Any], turns: Mapping[str, int]
    ) -> dict[str, Any]:
        return self.model.posed(joints, given, signal, turns)

    def whole_turns(self, near: Mapping[str, Any]) -> dict[str, int]:
        return self.model.whole_turns(near)

    def value_faults(self) -> list[Fault]:
        return self.model.value_faults()

    def described(self, redundancy) -> list[str]:
        return self.model.described(redundancy)

    def has_kinematic_loops(self) -> bool:
        return self.model.has_kinematic_loops()

    def immobile(self, redundancy) -> list[Fault]:
        return self.model.immobile(redundancy)

    def loose(self, found, method) -> list[Fault]:
        return self.model.loose(found, method)

    def coordinates(self) -> tuple[str, ...]:
        return self.model.coordinates()

    def __str__(self) -> str:
        pairs = ", ".join(f"{pair.input} from {pair.output}" for pair in self.pairs)
        return f"Inverse model ({pairs}) of\n{self.model}"


def _is_stored(name: str, sensors: Mapping[str, AbstractElement]) -> bool:
    """Whether an initial value is that of the displacement or momentum that a sensor integrates."""
    node, _, word = name.rpartition(".")
    return bool(word) and word == getattr(sensors.get(node), "stored", "")


def _index(pair: Pair) -> str:
    return "" if pair.component is None else f"[{pair.component}]"


def sensor(element: AbstractElement, wish: Wish, component: int | None) -> AbstractElement:
    """The sensor at the place of an input."""
    if isinstance(element, Signal):
        return SensedSignal(wish, type(element).outputs(element)[0].width)
    port, rest, only = type(element).ports(element)[0], None, ""
    if component is not None:
        rest, only = (element.effort, "effort") if isinstance(element, Se) else (element.flow, "flow")
    ignored = tuple(one.name for one in type(element).inputs(element))
    stored = STORED.get(type(element).__name__, "")
    return SourceSensor(wish, _open(element, port), component, rest, stored, ignored, only)


def _open(element: AbstractElement, port: Port) -> Port:
    """The port, oriented as drawn at the place of a source."""
    return Port(port.name, port.width) if isinstance(element, Se | Sf | MSe | MSf) else port
