"""Meeples & Monsters: gather an army of meeples, build up the city, beat the monsters and the Dark Council."""
