"""The words in which powers that do something are written, one file an area."""
