"""Verbs, events and questions: base."""

from collections.abc import Mapping

from igroteka.kernel import Arguments

VERBS: Mapping[str, Arguments] = {}
EVENTS: Mapping[str, Arguments] = {}
FACTS: Mapping[str, Arguments] = {}
