"""Whether anybody waits for a long computation to end, to whom its progress is shown."""

import os
import sys


def somebody_waits() -> bool:
    """Whether this is an interactive session: a terminal or a notebook, and not a test."""
    if "PYTEST_CURRENT_TEST" in os.environ:
        return False
    terminal = getattr(sys.stderr, "isatty", lambda: False)
    return "ipykernel" in sys.modules or bool(terminal())
