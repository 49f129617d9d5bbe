"""The words that components are written with: they run, and they speak."""
