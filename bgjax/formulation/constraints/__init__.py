"""What follows from solved constraints: projection of states, reactions, independent coordinates."""
