"""Combat: values and rolls, wounds, retreats, and the fight itself in its exact order (LV-COMB)."""
