"""Multibond graphs as graphs of scalar bonds."""
