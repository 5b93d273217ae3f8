"""Bicausal bond graphs: bonds on which effort and flow come from the same end (Gawthrop 1995)."""
