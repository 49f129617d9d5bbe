"""The special rules of scenarios, as passives that are in force while one is played."""
