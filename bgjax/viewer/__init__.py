"""Pictures that move: mechanisms beside their bond graphs on a page, as films and as stills."""
