"""Base class of step-size controllers that wrap another step-size controller."""

from typing import Any

import diffrax as dfx
import equinox as eqx


class AbstractWrapperControl(dfx.AbstractAdaptiveStepSizeController):
    """A step-size controller that shortens the steps of another one."""

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
