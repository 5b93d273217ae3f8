"""Repetition in large programs: like parts become loops."""
