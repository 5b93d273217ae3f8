"""What is drawn, without coordinates: boxes, lines and families of them."""
