"""From layouts to pictures: shapes, SVG, and other formats by matplotlib."""
