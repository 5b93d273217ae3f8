"""Records of formulation that other rooms read: which results there are, and what states are."""
