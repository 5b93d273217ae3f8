"""Pages on which a mechanism moves beside its bond graph: from a run to the data of a page, and to one HTML file."""
