"""Runs by diffrax, which is imported here and nowhere else in the room: what `diffeqsolve` needs, and its call."""
