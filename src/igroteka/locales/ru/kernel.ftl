# Слова, общие для всех игр: соединение эффектов и имена мест за столом.

seat = Игрок { $number }

effect-seq = { $parts }
effect-seq-joiner = { "; " }
effect-one-of = выберите одно: { $parts }
effect-one-of-joiner = { " — или — " }
effect-may = по желанию { $effect }
effect-cost = можете { $payment } ▶ { $effect }
effect-if = { $condition }, { $effect }
effect-repeat = { $times ->
    [2] дважды
    [3] трижды
    [few] { $times } раза
   *[other] { $times } раз
} { $effect }
effect-happens = { $group } { $effect }

option-player = { $seat }
option-accept = Да
option-decline = Отказаться

# Правила изменились, пока партия шла или после неё.

event-rules_improved = Правила улучшены: игра продолжается с этого места.
event-rules_parted = Дальше партию показать нельзя: её играли по правилам версии { $was }, а здесь версия { $now }.

# Что не так с файлом компонентов.

faults-more = { "..." } и ещё { $count }.
fault-end = { "." }
fault-perhaps = ; возможно, имелось в виду "{ $name }"?
fault-known = ; известны: { $names }
fault-expected = здесь нужно: { $kind }, а написано { $value }{ $end }
fault-unknown = имя "{ $name }" неизвестно{ $end }
fault-missing = не хватает "{ $name }".
fault-together = "{ $one }" и "{ $two }" бывают только вместе.
fault-other-id = id здесь другой: { $id }.
fault-no-type = не хватает "{ $name }": какое это слово?
fault-no-word = слова { $name } нет{ $end }
fault-other-word = здесь нужно: { $kind }, а слово "{ $name }" не такое.
fault-too-often = это могло бы случиться { $times } раз; позволено не больше { $most }.
fault-too-deep = слова вложены друг в друга глубже, чем позволено ({ $most }).
fault-length = длина списка должна быть { $needed }, а не { $found }.
fault-parts = частей здесь { $found }, а позволено от { $least } до { $most }.
fault-text = здесь нужен текст в одну строку, не длиннее { $most } знаков.
fault-pattern = { $value } выглядит не так, как нужно: { $pattern }
fault-bounds = здесь нужно число от { $least } до { $most }, а не { $value }.
fault-mute = у стола нет слов для этого на языке "{ $language }".
fault-json = строка { $line }, знак { $column }: этого здесь быть не может: { $here }
fault-broken-off = Файл обрывается.
fault-twice = "{ $name }" стоит дважды в одном и том же месте.
fault-no-number = { $text } — не число.
fault-nested = Скобки вложены слишком глубоко.
fault-long-number = В файле есть слишком длинное число.
fault-breaks = Пробная партия с этой коробкой сорвалась ({ $error }).
fault-endless = Партии с этой коробкой не кончаются: пробная прервана после { $most } решений.
fault-no-file = Это не файл компонентов.
fault-no-head = Это не файл компонентов: не хватает "{ $name }".
fault-format = Файл записан в формате { $found }, а программа читает формат { $needed }.
fault-other-game = Это компоненты игры "{ $found }", а не "{ $needed }".
fault-rules = Файл сделан для версии { $found } правил игры { $game }, а здесь версия { $needed }. Выгрузите коробку заново и измените её.
fault-name = здесь нужно название длиной от 1 до { $most } знаков.

kinds = { $kinds }
kinds-joiner = { " или " }
kind-int = целое число
kind-float = число
kind-str = текст
kind-bool = true или false
kind-null = null
kind-dict = таблица
kind-list = список
kind-record = запись
kind-one-of = одно из { $words }
kind-word = слово вида { $name }
