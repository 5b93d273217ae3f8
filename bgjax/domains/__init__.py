"""Parts of the scalar energy domains: each a small bond graph with named ports, results and units.

Parts are graphs, so they open: `graph["motor.drag"]` is an element, `graph.replace` edits it.
"""

from . import control, electrical, hydraulic, rotational
