"""What step size controls have in common that go around another one."""

from typing import Any

import diffrax as dfx
import equinox as eqx


class AbstractAroundControl(dfx.AbstractAdaptiveStepSizeController):
    """A control that shortens another one's steps."""

    controller: eqx.AbstractVar[Any]

    @property
    def rtol(self):
        return self.controller.rtol

    @property
    def atol(self):
        return self.controller.atol

    @property
    def norm(self):
        return self.controller.norm

    def wrap(self, direction):
        return eqx.tree_at(lambda s: s.controller, self, self.controller.wrap(direction))
