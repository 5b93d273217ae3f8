"""Assembly of parts and connections, its checks, and its expansion into a multibond graph."""
