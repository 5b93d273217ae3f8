"""Records of batches, one file each, and `result.md`, which is made of all of them:
`python -m experiments.random_graphs.record`."""

import collections
import json
import subprocess
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path


PLACE = Path(__file__).parent
KINDS = ("right", "refused", "restricted", "index 3", "none found", "undecided", "another root")
DEFECTS = ("wrong", "crash", "NaN", "missed", "order", "unproved", "contradiction", "free")


def commit() -> str:
    """The commit that is tried, marked where files differ from it."""

    def run(*words):
        return subprocess.run(["git", *words], cwd=PLACE, capture_output=True, text=True, check=False).stdout.strip()

    changed = run("status", "--porcelain", "--untracked-files=no", "--", "*.py")
    return run("rev-parse", "--short", "HEAD") + ("*" if changed else "")


@dataclass
class Record:
    """Verdicts on consecutive seeds, with what is to be said of single ones."""

    first: int
    orders: int
    graphs: int = 0
    seconds: float = 0.0
    counts: dict[str, int] = field(default_factory=dict)
    noted: list[tuple[int, str, str]] = field(default_factory=list)
    commit: str = field(default_factory=commit)

    def add(self, seed: int, kind: str, noted: str | None, seconds: float) -> None:
        self.graphs, self.seconds = self.graphs + 1, seconds
        self.counts[kind] = self.counts.get(kind, 0) + 1
        if noted is not None:
            self.noted.append((seed, kind, noted))

    @property
    def line(self) -> str:
        return f"{self.graphs} graphs from seed {self.first}: {self.counts}; {self.seconds:.0f} s"


def write(record: Record) -> None:
    """The record's own file, in one stroke, then `result.md` of all that are there."""
    folder = PLACE / "records"
    folder.mkdir(exist_ok=True)
    own = folder / f"{record.first:06d}.json"
    own.with_suffix(".part").write_text(json.dumps(asdict(record), indent=1) + "\n")
    own.with_suffix(".part").replace(own)
    write_result([Record(**json.loads(file.read_text())) for file in sorted(folder.glob("*.json"))])


def write_result(records: Sequence[Record]) -> None:
    (PLACE / "result.md").write_text("\n".join([*_table(records), "", *_list(records)]) + "\n")


def _table(records: Sequence[Record]) -> list[str]:
    total = collections.Counter()
    for record in records:
        total.update(record.counts)
    kinds = [*KINDS, *DEFECTS]
    head = ["seeds", "graphs", "other listings", "commit", *kinds, "minutes"]
    rows = []
    for r in records:
        counts = [r.counts.get(k, 0) for k in kinds]
        rows.append([_seeds(r), r.graphs, r.orders, r.commit, *counts, f"{r.seconds / 60:.0f}"])
    graphs, minutes = sum(r.graphs for r in records), sum(r.seconds for r in records) / 60
    rows.append(["all", graphs, "", "", *[total[k] for k in kinds], f"{minutes:.0f}"])
    lines = ["| " + " | ".join(map(str, row)) + " |" for row in [head, ["---"] * len(head), *rows]]
    return ["# Random bond graphs: what was found", "", "Words are explained in README.md.", "", *lines]


def _seeds(record: Record) -> str:
    return f"{record.first}–{record.first + record.graphs - 1}"


def _list(records: Sequence[Record]) -> list[str]:
    noted = [item for record in records for item in record.noted]
    if not noted:
        return ["No graph needs a word of its own."]
    return [
        "| seed | verdict | what |",
        "|---|---|---|",
        *[f"| {seed} | {kind} | {what.replace('|', '∣')} |" for seed, kind, what in noted],
    ]


if __name__ == "__main__":
    write_result([Record(**json.loads(file.read_text())) for file in sorted((PLACE / "records").glob("*.json"))])
