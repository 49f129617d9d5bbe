# Стол словами и слова страницы.

## Обеты, цели, фазы

oath-supremacy = Обет главенства
oath-people = Обет служения
oath-devotion = Обет мудрости
oath-protection = Обет спасения

goal-most_sites = больше всех локаций под властью
goal-most_relics = больше всех реликвий и знамён
goal-peoples_favor = знамя народной поддержки
goal-darkest_secret = знамя страшной тайны
goal-grand_scepter = Большой скипетр
goal-of-oath = Верный обету
goal-of-successor = Преемник

phase-opening = подготовка
phase-wake = подъём
phase-act = действия
phase-rest = отдых
phase-round_end = конец раунда
phase-chronicle = составление хроники
phase-over = игра окончена

back-denizen = обитатель
back-vision = видение
back-relic = реликвия
back-none = колода пуста

## Описание стола

describe-round = Раунд { $number }, { $phase }, ходит { $seat }
describe-oath = { $oath }, верный обету: { $seat }
describe-usurper = { $oath }, узурпатор: { $seat }
describe-standing = { $source } ({ $goal }): { $parts }
describe-standing-joiner = { ", " }
describe-seat = { $seat }
describe-nobody = никто
describe-place = { $place }: { $parts }
describe-place-joiner = { ", " }
describe-laden = { $card } (поддержки { $favor }, тайн { $secrets })
describe-relics = реликвий { $count }
describe-favor = поддержки { $count }
describe-secrets = тайн { $count }
describe-warbands = отряды ({ $colour }) { $count }
describe-pawn = фигурка: { $seat }
describe-bandits = банды
describe-facedown = лицом вниз
describe-nothing = ничего
describe-banks = Резервы поддержки: { $parts }
describe-banks-joiner = { ", " }
describe-bank = { $suit } { $count }
describe-banner = { $card }: жетонов { $count }, у кого: { $who }
describe-banner-mob = { $card } (чернь): жетонов { $count }, у кого: { $who }
describe-world = Колода земель: верхняя карта — { $back }; видений вышло { $count }, поиск стоит { $number }
describe-pile = { $pile }: карт { $count }, видений среди них { $at }
describe-relic-deck = Реликвий в колоде { $count }, в реликварии { $at }
describe-player = { $seat } ({ $role }, { $colour }): провиант { $supply }, поддержка { $favor }, тайны { $secrets } и лицом вниз { $facedown }, отряды { $warbands } и в личном резерве { $bank }
describe-advisers = Советники: { $parts }
describe-advisers-joiner = { ", " }
describe-facedown-denizen = обитатель лицом вниз
describe-facedown-vision = видение лицом вниз
describe-facedown-relic = реликвия лицом вниз
describe-treasures = Реликвии и знамёна: { $parts }
describe-treasures-joiner = { ", " }
describe-vision = Открытое видение: { $card }
describe-drawn = Вы взяли: { $parts }
describe-drawn-joiner = { ", " }
describe-hidden = Ваши советники лицом вниз: { $parts }
describe-hidden-joiner = { ", " }
describe-known-site = Вы знаете: { $place } — { $card }
describe-known-relic = Вы знаете: { $place } — реликвия «{ $card }»
describe-known-adviser = Вы знаете: советник «{ $card }» у игрока { $seat }
describe-known-pile = Вы знаете: { $pile } — «{ $card }»
describe-known-world = Вы знаете: в колоде земель — «{ $card }»
describe-known-reliquary = Вы знаете: в реликварии, { $space } — «{ $card }»
describe-known-relic-deck = Вы знаете: в колоде реликвий — «{ $card }»
describe-known-hand = Вы знаете: в руке игрока { $seat } — «{ $card }»
