"""From a compiled system to the expressions of its port-Hamiltonian form; one error names all that has no such form."""

from collections.abc import Sequence

from ....errors import Fault, StructureError, raise_faults
from ....expressions.expression import Scalar
from ....system.system import System
from .assembly import Assembly
from .closure import close
from .elements import Part, Parts, Role
from .expressions import Characteristic, Coordinate, Expressions, plain
from .opened import opened
from .sampled import Sampler, parameter_of
from .signals import Signals, Unresolved
from .storages import Storage, storage_of
from .substitution import probe_values, replaced, symbols_of


MEMORY = "has states, but gives no energy."
ENERGY = (
    "return energy= such that what the ports give is its gradient, or leave the element out: "
    "a port-Hamiltonian form needs the energy of every storage."
)


def build(system: System) -> Expressions:
    """The expressions of a system's form."""
    parts = opened(system)
    flat = parts.flat
    sampler = Sampler(parts.pool, flat.elements, parameter_of(flat.elements))
    storages = _storages(parts, sampler)
    signals = Signals(parts, storages)
    assembly = Assembly(parts, storages, signals, sampler)
    laws, rates = _laws(parts, signals)
    # what moduli, laws and rates read; the probes are collected before the elimination
    moduli = {part.name: signals.written(list(part.matrix.values())) for part in parts.with_role(Role.STRUCTURE)}
    rates |= signals.rates()
    pool = parts.pool
    read = [*[v for values in (*moduli.values(), *laws.values()) for v in values], *rates.values()]
    cells = sorted({pool.key(i)[1] for i in symbols_of(pool, read) if pool.key(i)[0] == "probe"})
    closed = close(assembly.dirac(cells), parts, sampler)
    raise_faults(StructureError, assembly.faults)
    probes = probe_values(pool, closed, cells)
    raise_faults(StructureError, _modulus_faults(parts, moduli, probes))
    outer = tuple(closed.outer[: len(closed.outer) - len(cells)])
    count = len(outer)

    def inner(entries):
        kept = {key: value for key, value in plain(entries).items() if max(key) < count}
        return dict(zip(kept, replaced(pool, list(kept.values()), probes), strict=True))

    coordinates = [
        Coordinate(i, _state_name(parts, *signals.coordinates[i]), replaced(pool, [rate], probes)[0])
        for i, rate in rates.items()
    ]
    return Expressions(
        pool=pool,
        elements=flat.elements,
        outer=outer,
        variables=tuple(symbol.index for storage in storages for symbol in storage.variables),
        energies={storage.name: storage.energy for storage in storages},
        skew=inner(closed.skew),
        symmetric=inner(closed.symmetric),
        coordinates=tuple(coordinates),
        laws=tuple(_characteristic(parts.parts[name], outer, replaced(pool, v, probes)) for name, v in laws.items()),
        time=parts.laws.time.index,
    )


def _storages(parts: Parts, sampler: Sampler) -> list[Storage]:
    """All storages; raises the faults of elements without an energy."""
    faults = [Fault(part.name, MEMORY, ENERGY) for part in parts.with_role(Role.MEMORY)]
    found = []
    for part in parts.with_role(Role.STORAGE):
        links = parts.structure.feeds.get(part.name, ())
        storage = storage_of(part, {link.input: f"{link.source}.{link.quantity}" for link in links}, sampler)
        (faults if isinstance(storage, Fault) else found).append(storage)
    raise_faults(StructureError, faults)
    return found


def _laws(parts: Parts, signals: Signals) -> tuple[dict[str, list[Scalar]], dict[int, Scalar]]:
    """The laws of elements that are not linear, with their ports' symbols kept, and the rates of further states."""
    found, faults = {}, []
    for part in parts.with_role(Role.RESISTIVE):
        try:
            found[part.name] = signals.written(part.outputs, keep=[symbol.index for symbol in part.received])
        except Unresolved as error:
            faults.append(error.fault)
    for part in parts.with_role(Role.STRUCTURE):
        try:
            signals.written(list(part.matrix.values()))
        except Unresolved as error:
            faults.append(error.fault)
    raise_faults(StructureError, faults)
    try:
        return found, signals.rates()
    except Unresolved as error:
        raise StructureError([error.fault]) from None


def _modulus_faults(parts: Parts, moduli: dict[str, list[Scalar]], probes: dict[int, Scalar]) -> list[Fault]:
    """Faults of moduli that depend on inputs or on variables that no state determines."""
    faults = []
    for name, values in moduli.items():
        symbols = symbols_of(parts.pool, replaced(parts.pool, values, probes))
        keys = [parts.pool.key(i) for i in symbols]
        if wrong := sorted({_shown(parts, key) for key in keys if key[0] in ("delivered", "probe")}):
            what = f"its modulus depends on {', '.join(wrong)}, which the states do not determine."
            faults.append(Fault(name, what, "let it depend on positions, momenta and displacements alone."))
    return faults


def _shown(parts: Parts, key: tuple) -> str:
    return f"what {key[1]} gives" if key[0] == "delivered" else parts.cells.cells[key[1]].name


def _state_name(parts: Parts, node: str, name: str, k: int) -> tuple[str, int, int]:
    return f"{node}.{name}", k, len(parts.parts[node].given.states[name])


def _characteristic(part: Part, outer: Sequence, outputs: Sequence[Scalar]) -> Characteristic:
    places = [next(k for k, each in enumerate(outer) if each.end == end) for end in part.ends]
    received = tuple(symbol.index for symbol in part.received)
    return Characteristic(part.name, tuple(places), received, tuple(end.into for end in part.ends), tuple(outputs))
