"""The class of all caches of the package; `memories` lists where it is used."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import RLock
from typing import Any
from weakref import WeakSet


class Memory:
    """Results by key, at most `limit` of them: the one that was not asked for the longest is dropped first.

    With `of_code`, all are dropped when a function or class of the user's has changed (`forget_code`). A memory is
    pickled and copied without its results, which are computed again.
    """

    def __init__(self, limit: int, of_code: bool = False):
        self.limit, self.of_code = limit, of_code
        self._kept: OrderedDict[Hashable, Any] = OrderedDict()
        self._lock = RLock()  # solutions of one system may be evaluated by several threads
        if of_code:
            _OF_CODE.add(self)

    def __reduce__(self) -> tuple:
        return Memory, (self.limit, self.of_code)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def __setitem__(self, key: Hashable, value: Any) -> None:
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self.limit:
                self._kept.popitem(last=False)

    def get(self, key: Hashable, default: Any = None) -> Any:
        """The result that was stored under this key, or `default`."""
        with self._lock:
            if key not in self._kept:
                return default
            self._kept.move_to_end(key)
            return self._kept[key]

    def remember(self, key: Hashable, compute: Callable[[], Any]) -> Any:
        """The result of `compute`, from memory if the key is known; exceptions are not remembered."""
        found = self.get(key, _NOTHING)
        if found is _NOTHING:
            found = compute()
            self[key] = found
        return found

    def values(self) -> list[Any]:
        """All stored results, the one that was not asked for the longest first."""
        with self._lock:
            return list(self._kept.values())

    def drop(self, key: Hashable) -> None:
        """Forget one result, if it is there."""
        with self._lock:
            self._kept.pop(key, None)

    def clear(self) -> None:
        """Forget all results."""
        with self._lock:
            self._kept.clear()


_NOTHING = object()
_OF_CODE: WeakSet[Memory] = WeakSet()


def forget_code() -> None:
    """Clear all memories whose results may contain code of the user's that has changed."""
    for memory in list(_OF_CODE):
        memory.clear()
