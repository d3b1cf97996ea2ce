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
jump-told = Salto: { $n } puntos de voluntad
deeds-of = Acciones opcionales de { $name }
deeds-n = { $n ->
    [one] 1 acción opcional
   *[other] { $n } acciones opcionales
}
narrator = Aquí está el narrador
narrator-told = Marcador de leyenda: el narrador está en la { $letter }
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
dweller = Cavernario
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
fight-won = Combate en la { $field }: ganado en la ronda { $n }
fight-over = Combate en la { $field }: terminado tras la ronda { $n }
fight-at = Combate en la { $field }: ronda { $n }
fight-begins = Combate en la { $field }: ¿quién participa?
fight-together = Juntos
against = contra
die-counts = { $n }, cuenta
value-heroes = Valor de combate de los héroes: { $n }
value-foe = Valor de combate del enemigo: { $n }
willpower-left = { $n ->
    [one] 1 punto de voluntad
   *[other] { $n } puntos de voluntad
}
how-best = mejor dado { $n }
how-last = último dado { $n }
how-equal = casco: los dados iguales suman { $n }
how-joined = guantelete de hierro: dos dados suman { $n }
how-doubled = poción de la bruja: dado doble, { $n }
part-own = fuerza { $n }
part-white-cube = cubo blanco de Ambra +{ $n }
part-cave = en la cueva +{ $n }
part-axe = hacha +{ $n }
part-sword = espada entera +{ $n }
part-lent = fuerza prestada +{ $n }
foe-equal = los dados iguales suman { $n }
foe-number = hay que superar un { $n }
foe-less = corona −{ $n }
go-on = Seguir
dice-again = Ver los dados otra vez
event-good = Evento: buenas noticias
event-bad = Evento
card-letter = Carta de leyenda { $letter }
card-legend = Carta de leyenda
put-away = Cerrar
teaches = { $n ->
    [one] Una regla:
   *[other] Reglas:
}
page-of = { $n } de { $count }
book-open = abierto
book-gone = gastado
book-away = en el marcador de leyenda
book-closed = cerrado
dice-at = con { $range } de voluntad
held = sin poder moverse
abilities = Habilidades
not-yet = (aún no en esta leyenda)
white-cube = cubo blanco en { $n }
logs-on-track = { $n ->
    [one] 1 tronco en el marcador
   *[other] { $n } troncos en el marcador
}
burnt = con quemaduras: { $n } como máximo
slot-head = Sitio para un casco o una capucha
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
    [0] entra una criatura: ya no queda ningún escudo dorado libre.
    [one] entra una criatura y no hay escudo dorado libre; queda 1.
   *[other] entra una criatura y no hay escudo dorado libre; quedan { $n }.
}
loses-narrator = { $n ->
    [one] el narrador llega a la { $letter }: 1 paso.
   *[other] el narrador llega a la { $letter }: { $n } pasos.
}
loses-foe-camp = { $foe } llega al campamento.
loses-foe-wagon = { $foe } llega al carromato.
loses-foe-field = { $foe } llega a la casilla { $field }.
loses-farmers = { $n ->
    [0] se pierde un campesino más: quedarían menos de los que pide el objetivo.
    [one] quedan menos campesinos de los que pide el objetivo; aún puede perderse 1.
   *[other] quedan menos campesinos de los que pide el objetivo; aún pueden perderse { $n }.
}
loses-collapse = { $n ->
    [0] queda un héroe dentro ({ $area }): la fase { $stage } del hundimiento ya ha caído.
    [one] queda un héroe dentro ({ $area }) cuando cae la fase { $stage } del hundimiento; es la siguiente.
   *[other] queda un héroe dentro ({ $area }) cuando cae la fase { $stage } del hundimiento; faltan { $n } fases.
}
loses-goals = se cumple esto: { $goals }
rules-in-force = Reglas en vigor
shields = Escudos dorados
shield-free = libre
dice = Dados
equipment-none = No queda nada.
equipment-hint = Señala un objeto para leer qué hace.
field-200 = Casilla 200
sunrise-box = Casilla de amanecer
skeletons-n = { $n ->
    [one] 1 esqueleto
   *[other] { $n } esqueletos
}
decks = Quedan
decks-left = { $events ->
    [one] 1 evento
   *[other] { $events } eventos
}, { $movement ->
    [one] 1 ficha de movimiento
   *[other] { $movement } fichas de movimiento
}, { $gems ->
    [one] 1 piedra preciosa
   *[other] { $gems } piedras preciosas
}
story-so-far = La historia hasta ahora
cards-n = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
events-drawn = Eventos
take-along = Llevar consigo a alguien
