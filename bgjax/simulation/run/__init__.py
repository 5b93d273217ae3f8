"""What a run by any engine needs: its record, arguments in fixed shapes, what is saved, projection onto constraints."""
