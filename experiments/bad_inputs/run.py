"""All bad inputs, or those of the topics named: a table of verdicts, then every answer that is not
a named error or a warning.

PYTHONPATH=. python -m experiments.bad_inputs.run [topic …]
"""

import sys
from collections import Counter
from importlib import import_module

from .cases import GOOD, Verdict, verdict


TOPICS = ("elements", "domains", "mechanics", "names", "graphs", "running", "looking", "studies", "files")
KINDS = ("named", "warned", "other words", "internal error", "bare Python error", "accepted", "too slow")


def verdicts(topic: str) -> list[Verdict]:
    """What came of every case of a topic."""
    return [verdict(case) for case in import_module(f".{topic}", __package__).CASES]


def main(topics: list[str]) -> None:
    found = {topic: verdicts(topic) for topic in topics or TOPICS}
    print(f"{'topic':12}" + "".join(f"{kind:>18}" for kind in KINDS) + f"{'all':>8}")
    for topic, items in found.items():
        counts = Counter(item.kind for item in items)
        print(f"{topic:12}" + "".join(f"{counts[kind]:>18}" for kind in KINDS) + f"{len(items):>8}")
    for topic, items in found.items():
        for item in items:
            if item.kind not in GOOD:
                said = " ".join(item.said.split())
                print(f"{item.kind}: {topic}, {item.case.name} ({item.seconds:.1f} s): {said[:200]}")


if __name__ == "__main__":
    main(sys.argv[1:])
