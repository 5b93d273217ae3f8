"""What users meet: checked calls, suggestions, objects in one line, the identity of their code, files written whole."""
