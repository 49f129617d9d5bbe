"""What a player may do and what it does: troops and spies on the map, cards in their zones, control of sites."""
