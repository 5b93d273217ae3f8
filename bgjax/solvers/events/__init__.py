"""Events: their log, steps that end at them, and states that take new values there."""
