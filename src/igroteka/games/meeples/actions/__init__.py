"""The deeds: moving meeples, scoring, quests, requirements and the might of a player."""
