"""The deeds: choosing, regions, power, units, movement, Vaala cards, Dragonbonds."""
