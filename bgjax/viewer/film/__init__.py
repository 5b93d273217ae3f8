"""Films and stills of mechanisms, without a browser."""

from .film import Film, film
from .marks.picture import Picture
from .still import still
