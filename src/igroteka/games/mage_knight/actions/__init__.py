"""What is done outside of combat: mana, cards, points, units, skills, movement, exploring, sites, interaction."""
