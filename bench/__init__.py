"""Benchmarks: how fast it is, never part of the tests. `make bench` prints them as a table."""
