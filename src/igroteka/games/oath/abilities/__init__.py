"""The powers that bend the rules: passives as they stand on components, one file an area."""
