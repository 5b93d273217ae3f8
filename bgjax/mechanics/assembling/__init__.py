"""Parts and connections that expand to a Graph."""
