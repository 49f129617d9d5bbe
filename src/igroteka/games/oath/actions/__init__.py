"""The deeds: ruling, favor and secrets, warbands, cards, and the major and minor actions."""
