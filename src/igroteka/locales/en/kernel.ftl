# Words common to all games: how effects are joined, and the seats at the table.

seat = Player { $number }

effect-seq = { $parts }
effect-seq-joiner = { "; " }
effect-one-of = choose one: { $parts }
effect-one-of-joiner = { " — or — " }
effect-may = you may choose to { $effect }
effect-cost = you may { $payment } ▶ { $effect }
effect-if = { $condition }, { $effect }
effect-repeat = { $times ->
    [2] twice
    [3] three times
   *[other] { $times } times
} { $effect }
effect-happens = { $group } { $effect }

option-player = { $seat }
option-accept = Yes
option-decline = No, do not

# The rules have changed during the game or after it.

event-rules_improved = The rules were improved: the game goes on from here.
event-rules_parted = The rest of the game cannot be shown: it was played with version { $was } of the rules; this is version { $now }.

# What is wrong with a file of components.

faults-more = { "..." } and { $count } more.
fault-end = { "." }
fault-perhaps = ; did you mean "{ $name }"?
fault-known = ; known are: { $names }
fault-expected = { $kind } is expected, not { $value }{ $end }
fault-unknown = there is no "{ $name }"{ $end }
fault-missing = "{ $name }" is missing.
fault-together = "{ $one }" and "{ $two }" go together.
fault-other-id = its id is { $id }.
fault-no-type = "{ $name }" is missing: which word is it?
fault-no-word = there is no word { $name }{ $end }
fault-other-word = { $kind } is expected; "{ $name }" is no such word.
fault-too-often = this could happen { $times } times; no more than { $most } are allowed.
fault-too-deep = more than { $most } words stand inside one another here.
fault-length = a list of { $needed } is expected, not of { $found }.
fault-parts = this has { $found } parts; from { $least } to { $most } are allowed.
fault-text = a text of at most { $most } letters on one line is expected.
fault-pattern = { $value } does not look as it should: { $pattern }
fault-bounds = a number from { $least } to { $most } is expected, not { $value }.
fault-mute = the table has no words for this in the language "{ $language }".
fault-json = line { $line }, column { $column }: this cannot stand here: { $here }
fault-broken-off = The file breaks off.
fault-twice = "{ $name }" stands twice in the same place.
fault-no-number = { $text } is not a number.
fault-nested = The brackets are nested too deep.
fault-long-number = A number in the file is too long.
fault-breaks = A game with this box broke off in a trial ({ $error }).
fault-endless = Games with this box do not end: a trial was broken off after { $most } choices.
fault-no-file = This is not a file of components.
fault-no-head = This is not a file of components: "{ $name }" is missing.
fault-format = The file is written in format { $found }; this program reads { $needed }.
fault-other-game = These are components of "{ $found }", not of "{ $needed }".
fault-rules = The file is for version { $found } of the rules of { $game }; this is { $needed }. Export the box anew and edit that.
fault-name = a name of 1 to { $most } letters is expected.

kinds = { $kinds }
kinds-joiner = { " or " }
kind-int = a whole number
kind-float = a number
kind-str = a text
kind-bool = true or false
kind-null = null
kind-dict = a table
kind-list = a list
kind-record = a record
kind-one-of = one of { $words }
kind-word = a word of the kind { $name }
