"""Compiles the functions of a system when they are first needed: at once without optimisation if they are long, while a
thread optimises them."""

import threading

from .kernel import Printed, compiled, printed
from .plan import NativePlan, NativeSystem, enter_functions, native_plan


# Operations of a system from which code that is not optimised is used first: it compiles in a tenth of the time, and
# takes two to three times as long.
LONG = 4000
QUICK, OPTIMISED = 0, 2  # levels of LLVM's code generator


class NativeKernel:
    """A system with its compiled plans: what a primitive refers to. A kernel equals itself only."""

    def __init__(self, system: NativeSystem):
        self.system = system
        self._plans: dict[int, NativePlan] = {}
        self._improving: dict[int, threading.Thread] = {}
        self._lock = threading.RLock()

    def has_plan(self, lanes: int) -> bool:
        """Whether the plan for a number of lanes is there."""
        return lanes in self._plans

    def plan(self, lanes: int, quick: bool = False) -> NativePlan:
        """The plan for a number of lanes, compiled on first use. A `quick` one may begin with code that is not
        optimised; the numbers are the same."""
        with self._lock:
            if lanes not in self._plans:
                self._plans[lanes] = self._made(lanes, quick)
        if not quick and lanes in self._improving:
            self._improving[lanes].join()
        return self._plans[lanes]

    def _made(self, lanes: int, quick: bool) -> NativePlan:
        text = printed(self.system.programs, self.system.blocks, lanes)
        length = sum(len(pair.run.body) for pair in self.system.programs.values())
        if not quick or length < LONG or text.ready(OPTIMISED):
            return native_plan(self.system, compiled(text, self.system.programs, OPTIMISED))
        plan = native_plan(self.system, compiled(text, self.system.programs, QUICK))
        self._improving[lanes] = threading.Thread(target=self._improve, args=(plan, text), name="bgjax optimises")
        self._improving[lanes].start()
        return plan

    def _improve(self, plan: NativePlan, text: Printed) -> None:
        enter_functions(plan.record, self.system, compiled(text, self.system.programs, OPTIMISED))
