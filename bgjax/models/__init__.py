"""Models with independent references; `REGISTRY` has them by name.

```python
import bgjax as bg
from bgjax.models import REGISTRY, rc

solution = bg.simulate(bg.compile(rc.build()), 0.0, REGISTRY["rc"].t1)
```

A wheel has the files of the models in this folder. In a checkout they are in the folder `models` beside the package,
and this module finds them there."""

from pathlib import Path as _Path


_HERE = _Path(__file__).resolve().parent
if not (_HERE / "registry.py").exists():
    __path__.append(str(_HERE.parents[1] / "models"))

from .registry import REGISTRY  # noqa: E402  (the path must be complete before)


def __dir__() -> list[str]:
    return sorted(name for name in globals() if not name.startswith("_"))
