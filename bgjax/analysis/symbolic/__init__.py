"""Readable equations from the schedule that gives the numbers."""
