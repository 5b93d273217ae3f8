"""Pictures that move: mechanisms beside their bond graphs on a page, as films and as stills."""

SURFACE = (
    "assembly.page",
    "assembly.shown",
    "film.film",
    "film.marks.picture",
    "film.still",
    "motion",
    "page.animation",
    "page.data",
    "page.html",
    "page.shown",
)  # modules that other rooms may import
