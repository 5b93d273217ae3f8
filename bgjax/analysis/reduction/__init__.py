"""Activities by frequency, and smaller models without the elements that are little active (Louca & Stein)."""
