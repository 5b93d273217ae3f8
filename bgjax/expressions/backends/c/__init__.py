"""C backend: programs as C source, and as functions compiled by the system's C compiler."""
