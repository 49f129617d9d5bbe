"""The words that boards, cards and events are written with: of Dragons, Generals, Faceless, regions, Vaala, events."""
