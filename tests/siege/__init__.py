"""A siege: the attacks of strangers on a server of its own, on loopback and bounded. `make siege` runs all of it.

Every attack is told how often to try. While it lasts, and afterwards, two bystanders play at a table of their own: what
they were told is done must be done, and nobody may keep them from playing.
"""
