"""What a picture consists of, in pixels, and the formats in which it is written."""
