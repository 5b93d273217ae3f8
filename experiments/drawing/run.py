"""Time to draw large graphs; see README.md."""

import shutil
import time

import bgjax as bg
from tests.test_drawing import mesh, tree


def seconds(system: bg.System) -> float:
    start = time.perf_counter()
    bg.draw(system, expand=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    which = shutil.which
    for title, graph in (("tree", tree(38)), ("mesh", mesh(5, 6))):
        system = bg.compile(graph)
        count = len(system.causality.structure.nodes)
        for router in ("graphviz", "distances"):
            shutil.which = which if router == "graphviz" else (lambda _: None)
            if router == "distances" or which("dot"):
                print(
                    f"{title} of {count} nodes with {router:<9} {min(seconds(system) for _ in range(3)):5.2f} s   "
                    "(aim 3 for 150 nodes)"
                )
