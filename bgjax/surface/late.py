"""Names of a package that are imported when they are first used."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from .._runtime import loading
from .aliases import missing


def homes(modules: Mapping[str, str]) -> dict[str, str]:
    """The module of each name, from the names of each module, separated by spaces."""
    return {name: module for module, names in modules.items() for name in names.split()}


def late(package: str, home: Mapping[str, str], namespace: dict[str, Any]) -> Callable[[str], Any]:
    """A `__getattr__` for a package whose names are in the modules `home`; other names get suggestions."""

    def found(name: str) -> Any:
        if name not in home:
            raise missing(package, package, name, [*home])
        with loading():
            namespace[name] = getattr(import_module(f"{package}.{home[name]}"), name)
        return namespace[name]

    return found
