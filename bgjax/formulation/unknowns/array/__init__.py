"""The derivative array: all equations together with their first time derivatives, solved at the rank they have."""
