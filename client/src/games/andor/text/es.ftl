# Las palabras del tablero de montaña. Las de cartas, objetos, enemigos y lugares vienen con el catálogo y la vista.
heroes = Héroes
strength = Fuerza
willpower = Voluntad
field-told = Casilla { $field }
foe-told = { $name }, fuerza { $strength }, voluntad { $willpower }
foe-values = { $name }: fuerza { $strength }, voluntad { $willpower }, { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}
jump-told = Salto: { $n } de voluntad
deeds-of = Acciones gratuitas de { $name }
deeds-n = { $n ->
    [one] 1 acción gratuita
   *[other] { $n } acciones gratuitas
}
narrator = Aquí está el narrador
narrator-told = Marcador de leyenda: el narrador está en { $letter }
star = Aquí ocurre algo
day-n = Día { $n }
overtime = Hora extra: −{ $n } de voluntad
disc-told = { $name }: { $n ->
    [one] 1 hora gastada
   *[other] { $n } horas gastadas
}
sunrise = Amanecer
rooster = Quien termina primero el día empieza el siguiente
foresee = Prever
foresee-symbol = { $name }: mostrar { $n ->
    [one] 1 movimiento
   *[other] { $n } movimientos
} en el tablero
on-field = casilla { $field }
dice-n = { $n ->
    [one] 1 dado
   *[other] { $n } dados
}
day-ended = día terminado
hours-spent = { $n ->
    [0] ninguna hora gastada
    [one] 1 hora gastada
   *[other] { $n } horas gastadas
}
dweller = Morador de la cueva
page-before = La carta anterior
page-next = Carta siguiente
page-close = Adelante
goals = Objetivos
optional = no hace falta para ganar
tables = Criaturas y equipo
creatures = Criaturas
equipment = Equipo
reward = Recompensa
shields-free = { $n ->
    [one] 1 escudo dorado libre
   *[other] { $n } escudos dorados libres
}
story = La historia hasta ahora
fight-won = Combate en { $field }: ganado, ronda { $n }
fight-over = Combate en { $field }: fin, ronda { $n }
fight-at = Combate en { $field }: ronda { $n }
fight-begins = Combate en { $field }: ¿quién participa?
fight-together = Juntos
against = contra
die-counts = { $n }, cuenta
value-heroes = Valor de combate de los héroes: { $n }
value-foe = Valor de combate del enemigo: { $n }
willpower-left = { $n } de voluntad
how-best = mejor dado { $n }
how-last = último dado { $n }
how-equal = yelmo: dados iguales suman { $n }
how-joined = guantelete: dos dados suman { $n }
how-doubled = brebaje: dado doble { $n }
part-own = fuerza { $n }
part-white-cube = cubo blanco de Ambra +{ $n }
part-cave = en la cueva +{ $n }
part-axe = hacha +{ $n }
part-sword = espada entera +{ $n }
part-lent = fuerza prestada +{ $n }
foe-equal = dados iguales suman { $n }
foe-number = hay que superar { $n }
foe-less = corona −{ $n }
go-on = Seguir
dice-again = Ver los dados otra vez
event-good = Suceso: buenas noticias
event-bad = Suceso
card-letter = Carta de leyenda { $letter }
card-legend = Carta de leyenda
put-away = Guardar
teaches = { $n ->
    [one] Una regla:
   *[other] Reglas:
}
page-of = { $n } de { $count }
book-open = abierto
book-gone = perdido
book-away = en el marcador de leyenda
book-closed = cerrado
dice-at = con { $range } de voluntad
held = inmovilizado
abilities = Habilidades
not-yet = (aún no en esta leyenda)
white-cube = cubo blanco en { $n }
logs-on-track = { $n ->
    [one] 1 tronco en la escala
   *[other] { $n } troncos en la escala
}
burnt = quemado: { $n } como máximo
slot-head = Sitio para un yelmo o una capucha
slot-large = Sitio para un objeto grande
slot-small = Sitio para un objeto pequeño
no-food = sin comida
cauldron = Caldero
here = Aquí:
fold = Menos
rules-and-loss = { $n ->
    [one] 1 regla, y cómo se pierde
   *[other] { $n } reglas, y cómo se pierde
}
goal-done = (cumplido)
goals-none = Aún no hay ningún objetivo.
loses = La leyenda se pierde cuando
loses-shields = { $n ->
    [0] entra una criatura: ya no queda ningún escudo dorado.
    [one] entra una criatura y no hay escudo dorado libre; queda 1.
   *[other] entra una criatura y no hay escudo dorado libre; quedan { $n }.
}
loses-narrator = { $n ->
    [one] el narrador llega a { $letter }: 1 paso.
   *[other] el narrador llega a { $letter }: { $n } pasos.
}
rules-in-force = Reglas en vigor
shields = Escudos dorados
shield-free = libre
dice = Dados
equipment-none = No queda nada.
equipment-hint = Señala un objeto para leer qué hace.
field-200 = Casilla 200
sunrise-box = Casilla del amanecer
skeletons-n = { $n ->
    [one] 1 esqueleto
   *[other] { $n } esqueletos
}
decks = Quedan
decks-left = { $events } sucesos, { $movement } fichas de movimiento, { $gems } gemas
story-so-far = La historia hasta ahora
cards-n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
events-drawn = Sucesos
take-along = Llevar a alguien
