"""Equations of a graph without causality."""
