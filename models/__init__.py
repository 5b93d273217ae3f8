"""The files of `bgjax.models` in a checkout. They have that one name, so that no file is loaded twice;
wheels leave this file out."""

raise ImportError("the models are `bgjax.models`: write `from bgjax.models import REGISTRY`")
