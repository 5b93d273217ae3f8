"""Pictures that move: mechanisms beside their bond graphs on a page, as films and as stills."""

SURFACE = ("motion", "page.animation", "page.data", "page.html", "page.shown")  # modules that other rooms may import
