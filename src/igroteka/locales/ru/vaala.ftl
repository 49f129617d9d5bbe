# «Лорды Ваалы. Связь Драконов»: слова игры. Тексты карточек и планшетов собираются из этих сообщений.

title = Лорды Ваалы. Связь Драконов
about = Два Генерала и два Дракона сражаются за силу Ваалы. Втайне выложите свои карточки в общую колоду действий, а потом посмотрите, что станет с вашими планами: ведите войска, летайте, осаждайте города, собирайте силу. Генерал и Дракон, которые встретились, могут установить Связь Драконов и победить вместе. Кто первым соберёт десять жетонов силы, немедленно побеждает; за персонажей без игрока действует сама игра.
about-components = В правилах «Лордов Ваалы» не напечатаны ни границы регионов, ни тексты планшетов и карточек. Состав, подготовка, ограничения, девять названий регионов и глифы регионов взяты из правил, грани кубика — из открытого обзора; остальная карта, тексты глифов и почти все карточки — наша реконструкция, и они отличаются от напечатанных.

## Кто и что, как части фраз

with-infantry = с пехотой
with-cavalry = с кавалерией
with-archers = с лучниками
with-many-infantry = с пехотой (не меньше { $count })
with-many-cavalry = с кавалерией (не меньше { $count })
with-many-archers = с лучниками (не меньше { $count })
your-infantry = ваши юниты пехоты
your-cavalry = ваши юниты кавалерии
your-archers = ваши юниты лучников
a-infantry = 1 юнит пехоты
a-cavalry = 1 юнит кавалерии
a-archers = 1 юнит лучников
a-unit = 1 юнит на выбор
some-infantry = пехоты
some-cavalry = кавалерии
some-archers = лучников

## Планшеты игроков

text-wrath-plain = можете переместиться { $steps ->
    [1] в соседний регион
   *[other] на расстояние до { $steps } регионов
}; начните бой в регионе, где вы находитесь
text-wrath-bonus = можете переместиться { $steps ->
    [1] в соседний регион
   *[other] на расстояние до { $steps } регионов
}; начните бой в регионе, где вы находитесь: первый бросок атаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
text-wrath-malus = можете переместиться { $steps ->
    [1] в соседний регион
   *[other] на расстояние до { $steps } регионов
}; начните бой в регионе, где вы находитесь: в первой контратаке противник бросает на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} меньше
text-flight = переместитесь на расстояние до { $steps ->
    [1] 1 региона
   *[other] { $steps } регионов
}
text-collect-here-none = если в вашем регионе нет вражеских или нейтральных юнитов, соберите в нём до { $count ->
    [1] 1 жетона силы
   *[other] { $count } жетонов силы
}
text-collect-here-less = соберите в своём регионе до { $count ->
    [1] 1 жетона силы
   *[other] { $count } жетонов силы
}, но только { $less }, если там есть вражеские или нейтральные юниты
text-collect-here-any = соберите в своём регионе до { $count ->
    [1] 1 жетона силы
   *[other] { $count } жетонов силы
}, даже если там есть вражеские или нейтральные юниты
text-rest = исцелите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}. Тяжело раненный Дракон делает это вместо первого глифа карточки; если после этого он уже не тяжело ранен, остальные глифы применяются
text-attack-one = выберите регион с врагом или с нейтральными юнитами; можете переместить туда сколько угодно своих юнитов из одного соседнего своего региона, затем начните там бой
text-attack-any = выберите регион с врагом или с нейтральными юнитами; можете переместить туда сколько угодно своих юнитов из соседних своих регионов, затем начните там бой
text-attack-some-one = выберите регион с врагом или с нейтральными юнитами; можете переместить туда до { $count } своих юнитов из одного соседнего своего региона, затем начните там бой
text-attack-some-any = выберите регион с врагом или с нейтральными юнитами; можете переместить туда до { $count } своих юнитов из любых соседних своих регионов, затем начните там бой
text-deploy-one = переместите сколько угодно своих юнитов из одного региона на расстояние до { $steps ->
    [1] 1 шага
   *[other] { $steps } шагов
}; каждый шаг — в дружественный или неконтролируемый регион
text-deploy-several = сделайте до { $moves } перемещений: каждое — сколько угодно своих юнитов из одного региона { $steps ->
    [1] в соседний
   *[other] на расстояние до { $steps } шагов в
} дружественный или неконтролируемый регион
text-collect-two = соберите всю силу в одном своём регионе и { $count ->
    [one] { $count } жетон силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
} в другом
text-collect-each = соберите по { $count ->
    [one] { $count } жетону силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
} в каждом своём регионе
text-vaala-some = откройте { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[other] { $count } карточек
} своей колоды Ваалы; можете разыграть { $plays } из своих открытых карточек Ваалы
text-vaala-any = откройте { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[other] { $count } карточек
} своей колоды Ваалы; можете разыграть сколько угодно своих открытых карточек Ваалы
text-vaala-discount = откройте { $count ->
    [one] { $count } карточку
    [few] { $count } карточки
   *[other] { $count } карточек
} своей колоды Ваалы; можете разыграть { $plays } из своих открытых карточек Ваалы и заплатить на { $discount } меньше, уничтожив свой юнит в регионе Генерала
effect-heal = исцелите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}
effect-may-place-general = можете разместить { $unit } в регионе своего Генерала
effect-may-place-city = можете разместить { $unit } в своём регионе с городом

## Планшеты Безликих

faceless-hunt-plain = если здесь не с кем сразиться, пролетите не больше { $steps ->
    [1] 1 шага
   *[other] { $steps } шагов
} к целевому региону и остановитесь в первом же регионе, где есть с кем сразиться, или в целевом. Затем сразитесь там со всеми, с кем можно: сначала с вражескими войсками и нейтральными юнитами, потом с вражескими Драконами, кроме тяжело раненных
faceless-hunt-bonus = если здесь не с кем сразиться, пролетите не больше { $steps ->
    [1] 1 шага
   *[other] { $steps } шагов
} к целевому региону и остановитесь в первом же регионе, где есть с кем сразиться, или в целевом. Затем сразитесь там со всеми, с кем можно: сначала с вражескими войсками и нейтральными юнитами, потом с вражескими Драконами, кроме тяжело раненных. Первый бросок атаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
faceless-hunt-malus = если здесь не с кем сразиться, пролетите не больше { $steps ->
    [1] 1 шага
   *[other] { $steps } шагов
} к целевому региону и остановитесь в первом же регионе, где есть с кем сразиться, или в целевом. Затем сразитесь там со всеми, с кем можно: сначала с вражескими войсками и нейтральными юнитами, потом с вражескими Драконами, кроме тяжело раненных. В первой контратаке противник бросает на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} меньше
faceless-flight = пролетите не больше { $steps ->
    [1] 1 шага
   *[other] { $steps } шагов
} к целевому региону; долетев, остановитесь в нём
faceless-attack = если в регионе Генерала есть вражеский Дракон, который не тяжело ранен, — бой с ним. Иначе марш на шаг к целевому региону и бой со всеми, с кем там можно сразиться: с врагами и нейтральными юнитами. Если Генерал уже в целевом регионе — марш в соседний регион, где общее боевое значение врагов и нейтральных юнитов наименьшее, если оно не больше значения войска Генерала, и бой там. При марше, если с Генералом не меньше трёх юнитов, один (самого многочисленного типа) остаётся
faceless-deploy = разместите { $count ->
    [one] { $count } юнит
    [few] { $count } юнита
   *[other] { $count } юнитов
} в регионе Генерала: сначала недостающие там типы, потом те, которых больше всего в запасе. Затем, если на следующем шаге к целевому региону нет ни врагов, ни нейтральных юнитов, марш туда. При марше, если с Генералом не меньше трёх юнитов, один (самого многочисленного типа) остаётся
faceless-collect = соберите всю силу в регионе Генерала; если её там нет — { $count ->
    [one] { $count } жетон силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
} в том из контролируемых регионов, где её больше всего
faceless-wound-strongest = нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} одному врагу или нейтральным юнитам в регионе по соседству с Генералом — тем, чьё боевое значение наибольшее
faceless-wound-each = нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} каждому вражескому войску и нейтральным юнитам в своём регионе
faceless-city = постройте город в регионе Генерала; если он там есть, вместо этого разместите там 1 юнит

## Способности Связи Драконов

bond-heal-near = всякий раз, когда вы перемещаетесь в регион, соседний с регионом связанного Генерала, исцелите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}
bond-shared-sky = для перемещений регион вашего Генерала и регион связанного Дракона считаются соседними
bond-share-kill = всякий раз, когда связанный Дракон уничтожает в бою хотя бы 1 юнит, после боя разместите 1 юнит на выбор в регионе своего Генерала
bond-share-essence = всякий раз, когда связанный Генерал уничтожает в бою хотя бы 1 юнит, положите один из этих юнитов на свой трек Сущностей

## Глифы регионов

text-upgrade = Генерал, контролирующий этот регион, может взять из ряда жителя, чья родина — этот регион или, если потратить { $count ->
    [one] { $count } жетон силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
}, соседний
text-reinforce = если регион нейтральный или неконтролируемый, разместите в нём { $count ->
    [one] { $count } нейтральный юнит
    [few] { $count } нейтральных юнита
   *[other] { $count } нейтральных юнитов
}. Иначе контролирующий Генерал размещает здесь 1 юнит на выбор и может разместить по 1 в каждом соседнем регионе под своим контролем
text-fortify = если в этом регионе нет города, постройте его

## Карточки Ваалы

spell-strike-here = нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} одному врагу или нейтральным юнитам в своём регионе
spell-strike-all-here = нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} каждому врагу и нейтральным юнитам в своём регионе
spell-strike-near = нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} одному врагу или нейтральным юнитам в соседнем регионе
spell-blood-strike = уничтожьте свой юнит (не Генерала) в любом регионе; нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} одному врагу или нейтральным юнитам там же или в соседнем регионе
spell-repel = войско не связанного с вами Генерала, стоящее без него в вашем или соседнем регионе, отступает. Сила при этом не крадётся
spell-power-here-and-near = разместите { $count ->
    [one] { $count } жетон силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
} в своём регионе и столько же в соседнем
spell-drain = не связанный с вами игрок, чей Дракон, Генерал или юниты стоят по соседству с вашим регионом, теряет 1 жетон силы по вашему выбору: он уходит в запас
spell-raise = разместите до { $here } юнитов { $unit } в регионе своего Генерала и { $elsewhere } в другом своём регионе
spell-collect-afar = соберите { $count ->
    [one] { $count } жетон силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
} в регионе не дальше { $steps ->
    [1] 1 шага
   *[other] { $steps } шагов
}, где нет Генерала
spell-devour = уничтожьте до { $count ->
    [1] 1 юнита
   *[other] { $count } юнитов
} (не Генералов) одного вражеского войска или нейтральных юнитов в своём регионе. В отличие от прочей Ваалы, они попадают на ваш трек Сущностей
spell-dream-walk = переместите своего Генерала и до { $count } юнитов из его региона в любой дружественный или неконтролируемый регион
spell-cities = постройте город { $count ->
    [1] в 1 своём регионе, где его нет
   *[other] не больше чем в { $count } своих регионах, где его нет
}
spell-one-of-each = разместите в одном своём регионе по 1 юниту пехоты, кавалерии и лучников
reaction-cancel-glyph = пока открыта: когда не связанный с вами игрок, чей Генерал или Дракон не дальше { $reach ->
    [1] 1 шага
   *[other] { $reach } шагов
} от вас, собирается применить глиф карточки действия, отмените этот глиф
reaction-cancel-vaala = пока открыта: когда не связанный с вами игрок разыгрывает карточку Ваалы, отмените её. Её стоимость не возвращается
reaction-victory-feast = пока открыта: после выигранного боя разместите в том регионе столько юнитов на выбор, сколько вы там уничтожили, но не больше { $count }
reaction-vengeance = пока открыта: после боя, в котором игрок ранил вас, а вы ничего не украли, украдите у него 1 силу

## Способности жителей и длящихся карточек Ваалы

ability-attack-die = если вы нападаете { $force }, каждый ваш бросок атаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-general-die = если вы нападаете { $force } и с Генералом в одном войске, каждый ваш бросок атаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-charge-die = когда { $your } входят в регион для нападения, ваш первый бросок атаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-bloodied-die = нападая { $force }: после раунда боя, в котором вы уничтожили юнит или ранили Дракона, ваш следующий бросок атаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-counter-die = если вы защищаетесь { $force }, каждый ваш бросок контратаки получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-first-counter-die = если вы защищаетесь { $force }, ваш первый бросок контратаки в бою получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-dragon-die = если ваше войско { $force } сражается с Драконом, все ваши броски получают +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-grief-die = если среди уничтоженных в бою есть { $your }, ваш следующий бросок в нём получает +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}
ability-support-die = когда вы нападаете, { $your } в другом регионе, соседнем с атакуемым, дают +{ $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} к первому броску атаки
ability-dazzle = пока с Драконом сражаются { $your }, он бросает на { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
} меньше, но хотя бы 1
ability-reroll = { $force } вы можете раз за бой перебросить один свой кубик с промахом
ability-sharpen = нападая { $force }, в каждом броске атаки считайте { $hits ->
    [one] { $hits } стандартный удар критическим
    [few] { $hits } стандартных удара критическими
   *[other] { $hits } стандартных ударов критическими
}
ability-sharpen-all = до фазы зачистки в каждом своём броске атаки считайте { $hits ->
    [one] { $hits } стандартный удар критическим
    [few] { $hits } стандартных удара критическими
   *[other] { $hits } стандартных ударов критическими
}
ability-ignore-any = защищаясь { $force }, игнорируйте первый удар в бою
ability-ignore-critical = защищаясь { $force }, игнорируйте первый критический удар в бою
ability-ignore-highlands = защищаясь { $force } в регионе, примыкающем к горам, игнорируйте первый удар в бою
ability-ignore-all = до фазы зачистки, защищаясь, игнорируйте первый удар в каждом бою — сверх того, что отменяют горы и город
ability-ignore-mountains = если вы нападаете { $force }, горы никого не защищают от вашего войска
ability-keep-city = если вы защищаетесь { $force } в регионе с городом, город в первый раз за бой не убирается
ability-raze-city = если вы нападаете { $force } на войско или нейтральные юниты в регионе с городом, город убирается до первого броска и не отменяет удара
ability-avalanche = защищаясь { $force } от юнитов, пересёкших горную границу, нанесите нападающим { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} до их первого броска
ability-parting-shot = когда ваше войско { $force } отступает из боя, сначала нанесите противнику { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}; раз за бой
ability-pursuit = если ваше войско { $force } сражается, а противник отступает, сначала нанесите ему { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}; раз за бой
ability-last-blast = если среди уничтоженных в бою есть { $your }, нанесите противнику { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}; раз за бой
ability-venom = если ваше войско { $force } ранило Дракона в бою, его следующее исцеление в этом раунде слабее на { $count }
ability-deny-essence = ваши юниты, которые Дракон уничтожает в бою там, где стоят { $your }, уходят в ваш запас, а не на его трек Сущностей — даже последний из них
ability-untouchable = до фазы зачистки никто не может начать бой с вами; это заканчивается, когда бой начинаете вы
ability-wings = { $your } могут перемещаться на расстояние до { $steps } регионов там, где могли бы на 1, пролетая над чем угодно, и никогда не считаются пересекающими горы
ability-long-charge = { $your } могут участвовать в Нападении из региона в 2 шагах, если регион между ними дружественный или неконтролируемый
ability-sea-roads = когда перемещаются { $your }, регионы на берегу одного моря считаются соседними
ability-extra-march = каждый ваш глиф «Развёртывание» даёт ещё одно перемещение на 1 шаг, в котором участвуют только { $your }
ability-safe-retreat = когда ваше войско { $force } отступает, оно может уйти в любой дружественный регион
ability-pillage = когда { $your } входят в неконтролируемый регион с силой, соберите там { $count ->
    [one] { $count } жетон силы
    [few] { $count } жетона силы
   *[other] { $count } жетонов силы
}; раз в раунд
ability-ambush = когда { $your } входят в регион, нанесите { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
} одному врагу или нейтральным юнитам там до начала боя; раз за глиф
ability-settle = когда { $your } входят в неконтролируемый регион, разместите там { $unit }; раз за глиф
ability-toll = когда не связанный с вами Генерал или Дракон завершает перемещение там, где стоят { $your }, его игрок переворачивает { $count ->
    [one] { $count } непотраченный жетон силы
    [few] { $count } непотраченных жетона силы
   *[other] { $count } непотраченных жетонов силы
} на потраченную сторону
ability-guarded = не связанные с вами игроки не могут собирать силу там, где стоят { $your }
ability-levy = размещая юниты глифом «Усилить», поставьте ещё { $unit } в один из этих регионов
ability-free-upgrade = ваши глифы «Улучшить» позволяют брать жителей соседних регионов, не тратя силу
ability-rout = если ваше войско { $force } победило, нападая, можете переместить до { $count } таких юнитов в один соседний дружественный или неконтролируемый регион

## Карточки событий

event-effect-power-each-start = разместите по 1 силе в каждом стартовом регионе
event-effect-power-each-dragons = разместите по 1 силе в каждом регионе, где есть Дракон
event-effect-power-each-bare = разместите по 1 силе в каждом регионе без силы
event-effect-power-each-uncontrolled = разместите по 1 силе в каждом неконтролируемом регионе
event-effect-power-each-neutral = разместите по 1 силе в каждом нейтральном регионе
event-effect-power-each-bare-neutral = разместите по 1 силе в каждом нейтральном регионе без силы
event-effect-power-each-city = разместите по 1 силе в каждом регионе с городом
event-effect-power-each-rich = разместите по 1 силе в каждом регионе, где не меньше 2 жетонов силы
event-effect-power-each-unclaimed = разместите по 1 силе в каждом нейтральном или неконтролируемом регионе
event-effect-neutral-each = разместите по 1 нейтральному юниту в каждом нейтральном регионе
event-effect-each-places-power = в порядке хода каждый игрок размещает 1 силу в регионе без силы; Безликий — в ближайшем таком
event-effect-chosen = игрок с жетоном инициативы выбирает { $where } ({ $must ->
    [yes] ровно
   *[no] не больше
} { $count }): каждый получает { $gift ->
    [neutral] 1 нейтральный юнит и 1 силу
   *[power] 1 силу
}
where-start = стартовые регионы
where-dragons = регионы с Драконом
where-bare = регионы без силы
where-uncontrolled = неконтролируемые регионы
where-deserted = регионы, где нет ни юнитов, ни Дракона,
where-neutral = нейтральные регионы
where-bare_neutral = нейтральные регионы без силы
where-city = регионы с городом
where-rich = регионы, где не меньше 2 жетонов силы
where-unclaimed = нейтральные или неконтролируемые регионы
event-effect-city-wealth = игрок с жетоном инициативы выбирает до { $count } регионов с городом: каждый получает 1 силу. Если городов на поле нет, нейтральный или неконтролируемый регион по его выбору получает город и 1 силу
event-effect-ebb = каждый регион, где не меньше 2 жетонов силы, теряет 1 из них: он уходит в запас
event-effect-dragons-heal = каждый Дракон исцеляет { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}
event-effect-dragons-activate = затем в порядке хода каждый Дракон может активировать глиф «{ $glyph }»
event-effect-generals-activate = в порядке хода каждый Генерал может активировать глиф «{ $glyph }»
event-effect-each-activates = в порядке хода каждый игрок может активировать глиф «{ $glyph }»
event-effect-fated-bonds = каждый несвязанный Дракон в одном регионе с несвязанным Генералом сразу связывается с ним без броска. Если ни одной Связи не возникло, разместите по 1 силе в каждом регионе, где есть Дракон
event-effect-attrition = каждое войско, в котором больше { $count } юнитов вместе с Генералом, теряет 1 юнит (не Генерала) по выбору владельца: он уходит в запас
event-effect-humble = игрок, у которого меньше всего силы, получает { $count } из запаса; при ничьей — первый в порядке хода

## Вопросы

ask-character = Выберите персонажа
ask-plan = { $asked }, раунд { $round }: положите карточку в колоду действий{ $passing ->
    [1] { " " }или спасуйте
   *[0] { "" }
}
ask-initiative = { $asked }: кому передать инициативу?
ask-glyph = { $asked }, «{ $card }»: активировать глиф «{ $glyph }»?
ask-event_glyph = { $asked }, «{ $card }»: можно активировать глиф «{ $glyph }»
ask-wrath = { $asked }: где сразиться? Сейчас здесь: { $region }
ask-flight = { $asked }: куда лететь отсюда? { $region }
ask-attack = { $asked }: на какой регион напасть?
ask-attack_from = { $asked }: откуда прийти юнитам? { $region }
ask-gather = { $asked }: кто идёт сюда? { $region }
ask-deploy = { $asked }: какие юниты и куда переместить?
ask-place_where = { $asked }, «{ $card }»: где разместить юнит?
ask-place_unit = { $asked }: какой юнит разместить здесь? { $region }
ask-collect_all = { $asked }: где собрать всю силу?
ask-collect_some = { $asked }: где собрать силу? Не больше { $count }
ask-target = Решает { $asked }: какой регион станет целевым? Безликий игрок: { $faceless }
ask-step = { $asked }: какой дорогой? Цель: { $region }
ask-leave_unit = { $asked }: какой юнит останется? { $region }
ask-strike = { $asked }, «{ $card }»: кого ранить?
ask-repel = { $asked }, «{ $card }»: какое войско отступит?
ask-drain = { $asked }, «{ $card }»: кто потеряет силу?
ask-devour = { $asked }: какой юнит уничтожить? { $region }
ask-devour_whose = { $asked }, «{ $card }»: чьи юниты уничтожить?
ask-essence = { $asked }: какой юнит положить на трек Сущностей?
ask-upgrade = { $asked }: можно взять жителя. { $region }
ask-vaala = { $asked }: можно разыграть открытую карточку Ваалы. Непотраченная сила: { $power }
ask-sacrifice = { $asked }: какой юнит уничтожить? { $region }
ask-sacrifice_where = { $asked }, «{ $card }»: где уничтожить свой юнит?
ask-lose_unit = { $asked }: какой юнит будет уничтожен? { $region }
ask-trim = { $asked }: юнитов больше шести. Какой вернуть в запас? { $region }
ask-attrition = { $asked }: какой юнит будет потерян? { $region }
ask-retreat_to = { $asked }: куда отступить отсюда? { $region }
ask-fight = { $asked }: с кем сразиться? { $region }
ask-fight_on = { $asked }: новый раунд боя или отступление? { $region }
ask-stand = { $asked }: контратаковать или отступить? { $region }. Отложено стандартных ударов: { $hits }; ваших кубиков: { $dice }
ask-reroll_miss = { $asked }, «{ $card }»: перебросить промах?
ask-bond_reroll = { $asked }: перебросить кубик за 1 силу? У вас: { $dice }; { $ally }: { $other_dice }
ask-pair = { $asked }: какая пара первой установит Связь Драконов?
ask-steal_token = { $asked }: какой жетон силы украсть? Теряет его { $victim }
ask-lose_token = { $asked }: какой жетон силы будет потерян? Теряет его { $victim }
ask-cancel_vaala = { $asked }: { $whose } разыгрывает карточку «{ $card }». Отменить её?
ask-cancel_glyph = { $asked }: { $whose } применяет глиф «{ $glyph }». Отменить его?
ask-feast = { $asked }: разыграть «{ $card }» после победы? { $region }
ask-avenge = { $asked }: разыграть «{ $card }»? Силу потеряет { $victim }
ask-rout = { $asked }, «{ $card }»: куда переместить юниты?
ask-event_region = { $asked }, «{ $card }»: выберите регион
ask-place_power = { $asked }, «{ $card }»: где разместить силу?
ask-build = { $asked }, «{ $card }»: где построить город?
ask-dream_walk = { $asked }, «{ $card }»: куда переместиться?
ask-choose = { $asked }, «{ $card }»: выберите одно
ask-may = { $asked }, «{ $card }»: по желанию { $effect }
ask-player = { $asked }, «{ $card }»: выберите игрока
ask-company = { $asked }: взять с собой юниты? Не больше { $count }

## Ответы

option-character = { $character }
option-plan = Положить: { $card }
option-pass = Спасовать
option-initiative = Передать инициативу: { $character }
option-activate = Активировать глиф
option-skip = Пропустить глиф
option-fly = Лететь: { $region }
option-stay = Остаться и сразиться здесь
option-attack = Напасть: { $region }
option-from = Отсюда: { $region }
option-march = { $region } → { $to }
option-alone = Юниты остаются
option-along = Взять с собой юниты
option-region = Регион: { $region }
option-fight = Сразиться: { $force }
option-fight_on = Новый раунд боя
option-retreat = Отступить
option-retreat_to = Отступить: { $region }
option-counterattack = Контратаковать
option-token = Жетон: { $token }
option-reroll = Перебросить
option-pair = { $character } и { $ally }
option-step = Через: { $region }
option-strike = Ранить: { $force }, { $region }
option-repel = Отступает: { $force }, { $region }
option-drain = Теряет силу: { $character }
option-essence = На трек Сущностей: { $essence }
option-denizen = Взять: { $card }
option-cast = Разыграть: { $card }
option-sacrifice = Разыграть ценой юнита: { $card }
option-react = Разыграть: { $card }

## Ответы словами своего вопроса: что делается и от чего отказываются

option-take-gather = Отправить ({ $region }): { $unit }
option-everyone-gather = Отправить всех ({ $region })
option-done-gather = Больше никого не отправлять ({ $region })
option-done-attack_from = Ниоткуда больше не отправлять ({ $region })
option-done-deploy = Больше не перемещать юниты
option-unit-place_unit = Разместить: { $unit }
option-done-place_unit = Не размещать здесь юнит ({ $region })
option-done-place_where = Не размещать юнит («{ $card }»)
option-unit-lose_unit = Уничтожить: { $unit }
option-unit-trim = Вернуть в запас: { $unit }
option-unit-attrition = Потерять: { $unit }
option-unit-leave_unit = Остаётся: { $unit }
option-unit-sacrifice = Уничтожить: { $unit }
option-unit-devour = Уничтожить: { $unit }
option-done-devour = Больше никого не уничтожать
option-strike-devour_whose = Уничтожить юниты: { $force }, { $region }
option-target-target = Целевой регион ({ $faceless }): { $region }
option-done-upgrade = Не брать жителя ({ $region })
option-done-vaala = Больше не разыгрывать карточки Ваалы
option-done-build = Больше не строить городов («{ $card }»)
option-done-event_region = Больше не выбирать регионов («{ $card }»)
option-done-rout = Никого не перемещать дальше («{ $card }»)
option-keep-bond_reroll = Не перебрасывать ({ $dice })
option-decline-reroll_miss = Не перебрасывать промах («{ $card }»)
option-decline-cancel_vaala = Не отменять карточку «{ $card }» ({ $whose })
option-decline-cancel_glyph = Не отменять глиф «{ $glyph }» ({ $whose })
option-decline-feast = Не разыгрывать карточку «{ $card }»
option-decline-avenge = Не разыгрывать карточку «{ $card }»
option-decline-event_glyph = Не активировать глиф «{ $glyph }»

## События

event-seated = { $seat } играет за персонажа: { $character }
event-round = Раунд { $number }
event-turn = Раунд { $number }, ходит { $seat }
event-row = Ряд жителей: { $cards }
event-initiative = Жетон инициативы: { $character }
event-event_laid = Карточка события ложится в колоду действий
event-planned = { $character } кладёт карточку в колоду действий
event-planned_card = { $character } кладёт карточку: { $card }
event-passed = { $character } пасует
event-event = Событие: { $card }
event-resolving = { $character } разыгрывает: { $card }
event-activated = { $character } активирует глиф: { $glyph }
event-glyph_skipped = { $character } пропускает глиф: { $glyph }
event-glyph_idle = { $character } не может применить глиф: { $glyph }
event-glyph_cancelled = { $character }: глиф отменён: { $glyph }
event-region_glyph = { $region }: { $glyph }
event-region_glyph_idle = { $region }: глиф не действует: { $glyph }
event-chose_for = { $character } решает за Безликого ({ $faceless })
event-target_chosen = { $character } выбирает целевой регион за Безликого ({ $faceless }): { $region }
event-cleaned_up = Зачистка: карточки возвращаются, в ряду новые жители
event-flew = { $character } летит: { $region } → { $to }
event-marched = { $character }, перемещение: { $region } → { $to } ({ $army })
event-retreated = { $character } отступает: { $region } → { $to }
event-army_retreated = { $character } отступает ({ $army }): { $region } → { $to }
event-placed = { $character } размещает юнит ({ $unit }): { $region }
event-removed = { $character } убирает юнит ({ $unit }): { $region }
event-sacrificed = { $character } уничтожает свой юнит ({ $unit }): { $region }
event-neutral_placed = Появляются нейтральные юниты: { $region } (+{ $number })
event-city_placed = Построен город: { $region }
event-city_removed = Город убран: { $region }
event-power_placed = Появляется сила: { $region } (+{ $number })
event-power_removed = Исчезает сила: { $region } (−{ $number })
event-gained = { $character } получает 1 силу
event-collected = { $character } собирает 1 силу: { $region }
event-spent = { $character } тратит силу: { $number }
event-lost_power = { $character } теряет жетон силы ({ $token })
event-stole = { $character } крадёт жетон силы ({ $token }); его теряет { $victim }
event-combat = Бой: { $character } — { $force }, { $region }
event-rolled = Бросок ({ $force }): { $dice }
event-rerolled = { $character } перебрасывает кубик: { $dice }
event-mountains = Горы отменяют удар: { $region }
event-city_protects = Город отменяет удар: { $region }
event-destroyed = Уничтожен юнит ({ $force }): { $unit }, { $region }
event-wounded = { $character } получает рану
event-severely_wounded = { $character }: тяжёлое ранение
event-general_wounded = { $character }: Генерал ранен и должен отступить
event-healed = { $character } исцеляет раны: { $number }
event-essence = { $character } кладёт юнит на трек Сущностей (теперь там: { $number })
event-essence_full = { $character } заполняет трек Сущностей
event-ability = { $character } применяет способность: { $card }
event-bond_ability = { $character } применяет способность Связи: { $bond }
event-denizen_discarded = { $character } сбрасывает прежнего жителя: { $card }
event-upgraded = { $character } берёт жителя: { $card }
event-vaala_revealed = { $character } открывает карточку Ваалы: { $card }
event-vaala_reshuffled = { $character } перемешивает сброс в новую колоду Ваалы
event-vaala_played = { $character } разыгрывает карточку Ваалы: { $card }
event-vaala_cancelled = { $character }: карточка Ваалы отменена: { $card }
event-bond_roll = { $character } и { $ally } бросают кубики на Связь Драконов
event-no_bond = { $character } и { $ally }: Связи не возникло
event-bonded = { $character } и { $ally } устанавливают Связь Драконов!
event-eliminated = { $character }: отступать некуда, игрок выбывает
event-final_power = { $character }: жетонов силы { $number }
event-ended = Конец игры: { $ending }
event-track_full = { $character } заполняет трек силы
event-most_power = Среди тех, кто может победить, больше всего силы ({ $number }) собирает { $character }
event-tie_broken = Больше всего силы ({ $number }) сразу у нескольких; раньше остальных из них в порядке хода, считая от игрока с инициативой, идёт { $character }
event-won = { $character } побеждает!
event-won_with = { $character } побеждает вместе с союзником ({ $ally })!

## Итоги

score-ready = Непотраченная сила
score-spent = Потраченная сила

## Что изменит ход: слова подсказки; 0 — если сосчитать нечего

more-power = { $count ->
    [0] перевес в силе больше
    [one] на { $count } жетон силы больше
    [few] на { $count } жетона силы больше
   *[many] на { $count } жетонов силы больше
}
less-power = { $count ->
    [0] перевес в силе меньше
    [one] на { $count } жетон силы меньше
    [few] на { $count } жетона силы меньше
   *[many] на { $count } жетонов силы меньше
}
more-reserve = { $count ->
    [0] перевес в непотраченной силе больше
    [one] на { $count } непотраченный жетон силы больше
    [few] на { $count } непотраченных жетона силы больше
   *[many] на { $count } непотраченных жетонов силы больше
}
less-reserve = { $count ->
    [0] перевес в непотраченной силе меньше
    [one] на { $count } непотраченный жетон силы меньше
    [few] на { $count } непотраченных жетона силы меньше
   *[many] на { $count } непотраченных жетонов силы меньше
}
more-bond = союзы и инициатива складываются в вашу пользу
less-bond = союзы и инициатива складываются не в вашу пользу
more-lands = { $count ->
    [0] сила на карте ближе к вам
    [one] в ваших регионах на { $count } жетон силы больше
    [few] в ваших регионах на { $count } жетона силы больше
   *[many] в ваших регионах на { $count } жетонов силы больше
}
less-lands = { $count ->
    [0] сила на карте дальше от вас
    [one] в ваших регионах на { $count } жетон силы меньше
    [few] в ваших регионах на { $count } жетона силы меньше
   *[many] в ваших регионах на { $count } жетонов силы меньше
}
more-army = { $count ->
    [0] перевес в войске больше
    [one] на { $count } юнит или жителя больше
    [few] на { $count } юнита или жителя больше
   *[many] на { $count } юнитов или жителей больше
}
less-army = { $count ->
    [0] перевес в войске меньше
    [one] на { $count } юнит или жителя меньше
    [few] на { $count } юнита или жителя меньше
   *[many] на { $count } юнитов или жителей меньше
}
more-figure = ваша фигура в лучшем положении
less-figure = ваша фигура в худшем положении

## Стол словами

describe-round = Раунд { $number }, { $phase }. Инициатива: { $character }. Осталось событий: { $events }
describe-current = Разыгрывается: { $card }
describe-stack = Колода действий: { $parts }
describe-stack-joiner = { ", " }
describe-event-card = событие
describe-player = { $character } ({ $who }), { $region }: непотраченной силы { $ready }, потраченной { $spent }
describe-faceless = Безликий
describe-seat = { $seat }
describe-ally = Связь Драконов: { $ally }
describe-dragon = Ран { $wounds }, юнитов на треке Сущностей { $essence }
describe-shown = Известные карточки в руке: { $parts }
describe-shown-joiner = { ", " }
describe-hand = Ваша рука: { $parts }
describe-hand-joiner = { ", " }
describe-open = Открытые карточки Ваалы: { $parts }
describe-open-joiner = { ", " }
describe-lasting = До зачистки: { $parts }
describe-lasting-joiner = { ", " }
describe-denizens = Жители: { $parts }
describe-denizens-joiner = { ", " }
describe-region = { $region }: { $parts }
describe-region-joiner = { ", " }
describe-power = сила { $count }
describe-neutral = нейтральные юниты { $count }
describe-city = город
describe-army = войско ({ $character }): { $army }
describe-nothing = никого
describe-row = Ряд жителей: { $parts }
describe-row-joiner = { ", " }

## Настройки партии

option-name-dealing = Персонажи
dealing-choose = каждый выбирает сам
dealing-random = случайно

## Названия

phase-setup = подготовка
phase-planning = фаза планирования
phase-resolution = фаза разрешения
role-dragon = Дракон
role-general = Генерал
cards-joiner = { ", " }
cards = { $parts }
ending-elimination = один из игроков выбыл
ending-events = события закончились
ending-power = трек силы заполнен
unit-infantry = пехота
unit-cavalry = кавалерия
unit-archers = лучники
unit-general = Генерал
unit-neutral = нейтральный юнит
army = { $parts }
army-joiner = { ", " }
army-infantry = пехота ×{ $count }
army-cavalry = кавалерия ×{ $count }
army-archers = лучники ×{ $count }
army-general = Генерал
essence-neutral = нейтральный юнит
essence-unit = { $unit } ({ $owner })
token-ready = непотраченный
token-spent = потраченный
dice = { $parts }
dice-joiner = { ", " }
face-none = нет кубиков
face-miss = промах
face-standard_1 = удар
face-standard_2 = 2 удара
face-critical_1 = критический удар
face-critical_2 = 2 критических удара
glyph-attack = Нападение/Гнев
glyph-deploy = Развёртывание/Полёт
glyph-general-attack = Нападение
glyph-dragon-attack = Гнев
glyph-general-deploy = Развёртывание
glyph-dragon-deploy = Полёт
glyph-collect = Сбор
glyph-vaala = Ваала
glyph-rest = Отдых и восстановление
glyph-upgrade = Улучшить
glyph-reinforce = Усилить
glyph-fortify = Укрепить
asked-for = { $character } решает за Безликого ({ $faceless })
character-ferellon = Фереллон
character-adrael = Адраэль
character-nagasha = Нагаша
character-eliza = Элайза
force-neutral = нейтральные юниты
force-ferellon = { character-ferellon }
force-adrael = { character-adrael }
force-nagasha = { character-nagasha }
force-eliza = { character-eliza }
faction-ferellon = Род Фульгенов
faction-adrael = Тиверия
faction-nagasha = Род Магнифексов
faction-eliza = Аллария
bond-ferellon = Королевский советник
bond-adrael = Общий кровавый пир
bond-nagasha = Гостья на бойне
bond-eliza = Два сердца — одно небо

## Регионы и моря

region-isval = Исвал
region-galadia = Галадия
region-fai_forest = Лес Фай
region-allaria = Аллария
region-nau_forest = Лес Нау
region-nauak = Науак
region-upper_primalian = Верхние Прималианские горы
region-lower_primalian = Нижние Прималианские горы
region-north_tyveria = Северная Тиверия
region-south_tyveria = Южная Тиверия
region-eastern_plains = Восточные равнины
region-trade_route = Торговый тракт
sea-western_gulf = Западный залив
sea-southern_sea = Южное море

## Карточки регионов

card-isval = { region-isval } (регион)
card-galadia = { region-galadia } (регион)
card-fai_forest = { region-fai_forest } (регион)
card-allaria = { region-allaria } (регион)
card-nau_forest = { region-nau_forest } (регион)
card-nauak = { region-nauak } (регион)
card-upper_primalian = { region-upper_primalian } (регион)
card-lower_primalian = { region-lower_primalian } (регион)
card-north_tyveria = { region-north_tyveria } (регион)
card-south_tyveria = { region-south_tyveria } (регион)
card-eastern_plains = { region-eastern_plains } (регион)
card-trade_route = { region-trade_route } (регион)

## Карточки действий

card-golden_descent = Золотое снижение
card-sovereigns_wrath = Гнев владыки
card-gilded_flight = Позолоченный полёт
card-decree_of_aureus = Указ Ауреуса
card-tribute_of_lesser_kin = Дань младших
card-radiant_circuit = Сияющий облёт
card-blood_emperors_will = Воля Кровавого императора
card-pureblood_tide = Прилив чистокровных
card-red_harvest = Красная жатва
card-rite_of_veins = Обряд вен
card-crimson_whisper = Багровый шёпот
card-prismatic_ambush = Радужная засада
card-exquisite_kill = Изысканное убийство
card-collectors_eye = Взгляд коллекционера
card-mercury_veil = Ртутная вуаль
card-cruel_masterpiece = Жестокий шедевр
card-connoisseurs_claim = Право ценителя
card-mandate_of_eliadu = Мандат Элиаду
card-oathguard_advance = Наступление Стражей клятвы
card-kirin_charge = Натиск киринов
card-dreaming_blade = Грезящий клинок
card-royal_tithe = Королевская десятина

## Карточки Ваалы

card-molten_verdict = Расплавленный приговор
card-burnished_scales = Начищенная чешуя
card-bend_the_knee = Преклони колено
card-golden_citys_due = Доля Золотого города
card-one_law = Единый закон
card-open_veins = Вскрытые вены
card-legacy_unleashed = Пробуждённое наследие
card-tribute_of_fear = Дань страха
card-empty_the_pits = Опустошить ямы
card-crimson_feast = Багровый пир
card-quicksilver_breath = Ртутное дыхание
card-iridescent_veil = Радужная пелена
card-no_insult_forgotten = Обиды не забыты
card-for_the_collection = В коллекцию
card-exquisite_suffering = Изысканная мука
card-walk_the_dream = Тропою снов
card-oath_unbroken = Нерушимая клятва
card-godao_workshops = Мастерские годао
card-castes_united = Единство каст
card-waking_word = Слово пробуждения

## Жители

card-candlebearers = Несущие свечи
card-frostlight_slingers = Пращники ледяного света
card-griffin_knights = Рыцари-грифоны
card-galadian_priest = Галадианский жрец
card-belfry_wardens = Стражи колоколен
card-alms_riders = Конные сборщики подаяний
card-dreamwalkers = Ходоки по снам
card-fai_hunters = Файские охотники
card-stag_riders = Всадники на оленях
card-oathguard_legion = Легион Стражей клятвы
card-bucentaur_archers = Лучники-буцентавры
card-kirin_sentinels = Стражи на киринах
card-rootbound_kin = Корнерождённые
card-thornbow_watch = Дозор терновых луков
card-moss_boars = Мшистые вепри
card-jaguar_kin = Народ ягуара
card-feathered_darts = Пернатые дротики
card-tide_runners = Бегущие по волнам
card-pass_wardens = Хранители перевалов
card-avalanche_callers = Зовущие лавину
card-crag_rams = Скальные бараны
card-deep_sappers = Подземные сапёры
card-cinder_throwers = Метатели углей
card-drake_harriers = Загонщики драконов
card-pit_purebloods = Чистокровные из ям
card-halfling_powdermen = Халфлинги-подрывники
card-vespidai_swarm = Рой веспидаев
card-blood_levy = Кровавый набор
card-venom_crossbows = Ядовитые арбалеты
card-scorpicon_riders = Наездники на скорпиконах
card-ogerron_breakers = Огерроны-крушители
card-horizon_bows = Луки горизонта
card-steppe_outriders = Степные разъезды
card-caravan_guard = Караванная стража
card-toll_keepers = Сборщики пошлин
card-merchant_riders = Купеческие всадники

## События

card-red_moonrise = Восход Красной луны
card-springs_of_vaala = Источники Ваалы
card-strange_banners = Чужие знамёна
card-stirring_militias = Ополчение поднимается
card-ebbing_currents = Отлив силы
card-wings_over_valerna = Крылья над Валерной
card-drums_of_war = Барабаны войны
card-night_of_knives = Ночь клинков
card-fated_meeting = Роковая встреча
card-wealth_of_cities = Богатство городов
card-march_fever = Походная лихорадка
card-oracle_of_the_humble = Оракул смиренных

## Слова страницы

web-map = Карта Валерны
web-start = Стартовый регион: { $character }
web-army = Войско: { $character }, боевое значение { $value }
web-more = Персонажи и жители
web-to-map = К карте
web-deck = Колода действий
web-planner = Выкладывает карточку: { $character }
web-face-down = Карточка { $number } рубашкой вверх: { $who }
web-current = Разыгрывается
web-glyph-done = сыграно
web-event = событие
web-region = карточка региона
web-event-deck = Событий в колоде
web-event-discard = Прошедшие события
web-region-deck = Карточки регионов в общей стопке
web-row = Жители
web-denizens = Жители на службе
web-denizen-deck = Колода жителей
web-denizen-discard = Сброс жителей
web-characters = Персонажи
web-faceless-players = Безликие
web-faceless = Безликий
web-person = { $character }, { $role } ({ $who })
web-look-at = Рассмотреть: { $who }
web-initiative = Жетон инициативы
web-power = Сила: { $ready } не потрачено, { $spent } потрачено; для победы нужно { $goal }
web-wounds = Раны: { $count } из { $size }, боевое значение { $value }
web-severe = Тяжёлое ранение: боевого значения нет
web-essence = Трек Сущностей: { $count } из { $size }
web-supply = В запасе
web-board = Планшет
web-faceless-board = Планшет Безликого
web-hand = Карточки в руке
web-my-cards = Мои карточки
web-empty-hand = В руке нет карточек
web-choose-first = Сначала выберите персонажа.
web-faceless-deck = Карточки в колоде Безликого
web-faceless-back = Сыграно в этом раунде
web-unseen = В руке или в колоде действий
web-unseen-faceless = В своей колоде или в колоде действий
web-vaala-deck = Колода Ваалы
web-vaala-unseen = Колода Ваалы, без порядка
web-vaala-open = Открытые карточки Ваалы
web-vaala-discard = Сброс Ваалы
web-until-cleanup = Действуют до зачистки
web-vaala-instant = Ваала
web-vaala-lasting = до зачистки
web-vaala-reaction = реакция
web-combat = Бой: { $region }
web-combat-over = Бой окончен: { $region }
web-combat-round = { $number }-й раунд боя
web-bond-roll = Связь Драконов: { $region }
web-fight-again = Показать бой
web-bond-again = Показать бросок
web-fold = Свернуть
web-attacker = Атакует
web-defender = Защищается
web-dice = Кубиков в следующем броске: { $count }
web-term-neutral = нейтральных { $count }
web-term-units = юнитов { $count }
web-term-general = Генерал { $count }
web-term-types = все три типа { $count }
web-term-dragon = боевое значение { $value }, ран { $wounds }
web-term-abilities = способности и карточки { $count }
web-your-decision = Решать вам
web-steps = Шаги раунда боя
web-step-attack = Атака
web-step-criticals = Криты
web-step-stand = Ответ
web-step-counter = Контратака
web-step-standard = Удары
web-rolls = Броски и потери
web-held = Отложено стандартных ударов: { $count }
web-mountains-absorb = Горы погасят первый удар
web-city-absorbs = Город погасит удар и будет убран
web-verdict-power = Победа: { $names }. { $winner } заполняет трек силы.
web-verdict-events-most = Победа: { $names }. События закончились; больше всего силы ({ $power }) собирает { $winner }.
web-verdict-events-tie = Победа: { $names }. События закончились; больше всего силы ({ $power }) сразу у нескольких: { $tied }. В порядке хода, считая от игрока с инициативой, раньше остальных из них идёт { $winner }.
web-verdict-elimination-most = Победа: { $names }. Выбывает { $eliminated }; среди тех, кто ещё мог победить, больше всего силы ({ $power }) собирает { $winner }.
web-verdict-elimination-tie = Победа: { $names }. Выбывает { $eliminated }; среди тех, кто ещё мог победить, больше всего силы ({ $power }) сразу у нескольких: { $tied }. В порядке хода, считая от игрока с инициативой, раньше остальных из них идёт { $winner }.
web-verdict-ally = { $ally } побеждает как связанный союзник.
web-keys-walk = на карте: от цели к цели; без цели — сдвинуть карту
web-keys-zoom = карта ближе и дальше
web-keys-inspect = рассмотреть выбранную карточку
web-keys-put-back = отпустить взятое войско
web-figure-army = 4 юнита (Генерал — тоже юнит) + 1 за Генерала + 1 за все три типа = 6
web-figure-vaala = Карточка Ваалы: вверху слева — стоимость в силе
web-figure-action = Карточка действия: глифы применяют сверху вниз

# Что не так с коробкой, которую принёс игрок.

fault-border = у { $one } и { $two } одна общая граница.
fault-cut-off = отсюда можно попасть не в каждый регион.
fault-no-glyph = на карточке есть глиф.
fault-no-hit = хотя бы на одной грани есть попадание, иначе бой не кончится.
fault-least = здесь должно быть не меньше { $least }.
fault-wounds = на треках ран помещается { $count }.
fault-start = регион "{ $region }" не отмечен на поле как начало этого персонажа.
fault-tracks = у Дракона есть трек ран со значениями от 1 и трек сущностей.
fault-glyphs = глифы здесь: { $names }.
fault-actions = карточек действий у персонажа { $found }, а должно быть { $needed } (LV-COMP-06..07).
fault-vaala = карточек Ваалы у персонажа { $found }, а должно быть { $needed } (LV-COMP-12).
fault-order = Драконы и Генералы чередуются, первым — Дракон (LV-SETUP-06).
fault-denizens = среди жителей должны быть и { $unit }.
fault-for-regions = "{ $name }" — слово для карточек регионов.
fault-for-dragons = "{ $name }" — слово для Драконов.
fault-for-generals = "{ $name }" — слово для Генералов.

## Знаки на карточках: перед каким словом какой стоит (регулярные выражения)

sign-power = [Сс]ил[аыуе]|силой
sign-infantry = пехот[а-я]*
sign-cavalry = кавалери[а-я]*
sign-archers = лучник[а-я]*
sign-neutral = нейтральн[а-я]*
sign-city = [Гг]ород[а-я]*
sign-general = Генерал[а-я]*
sign-dragon = Дракон[а-я]*
sign-wound = ран[аыу]?
sign-mountains = [Гг]ор[аы]|горн[а-я]*
sign-essence = Сущност[а-я]*
sign-vaala = Ваал[а-я]*
