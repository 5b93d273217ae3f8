"""Linear equations and state equations in any arithmetic: elimination, ranks, orders at infinity."""
