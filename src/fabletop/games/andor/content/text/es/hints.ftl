### Andor: lo que haría un buen jugador cuando alguien pide consejo. Español.
###
### $hero es el héroe al que se pregunta, $to adónde ir ahora, $field dónde ha de ocurrir todo, y $heroes los $n héroes
### que también deberían estar allí.

# $n (number), $name
advice-place = casilla { $n } ({ $name })
# $hero, $to, $foe, $n (number), $heroes
advice-go-fight =
    { $n ->
        [0] { $hero } iría a la { $to } para combatir contra { $foe }.
       *[other] { $hero } iría a la { $to } para combatir contra { $foe } junto con { $heroes }.
    }
# $hero, $to, $token
advice-go-open = { $hero } iría a la { $to } para descubrir esto: { $token }.
# $hero, $to, $item
advice-go-fetch = { $hero } iría a la { $to } para recoger esto: { $item }.
# $hero, $to, $item
advice-go-bring = { $hero } iría a la { $to } para entregar esto: { $item }.
# $hero, $to
advice-go-drink = { $hero } iría a la { $to } para beber del manantial.
# $hero, $to
advice-go-pull = { $hero } iría a la { $to } para tirar del carromato.
# $hero, $to
advice-go-meet = { $hero } iría a la { $to }, donde espera un objetivo.
# $hero, $to
advice-go-leave = { $hero } iría a la { $to } para alejarse de aquí.
# $hero, $to
advice-go-eat = { $hero } iría a la { $to } para comer y dormir allí.
# $field
advice-way = Está de camino a la { $field }.
# $hero, $foe
advice-fight = { $hero } combatiría ahora contra { $foe }.
# $hero, $field
advice-wait = { $hero } esperaría una hora en la { $field }: otros héroes vienen de camino.
# $hero, $field
advice-pull = { $hero } tiraría del carromato hasta la { $field }.
# $hero, $field
advice-stop = { $hero } se detendría en la { $field }.
# $hero
advice-end-day = { $hero } terminaría el día: nada de aquí merece otra hora.
# $option (text): como se ofrece
advice-choose = Lo mejor sería esto: { $option }.
# $hero, $item
advice-take = { $hero } recogería esto: { $item }.
# $hero, $item
advice-drop = { $hero } dejaría esto aquí: { $item }.
# $hero, $item
advice-give = { $hero } entregaría esto: { $item }.
# $hero, $item
advice-use = { $hero } usaría esto: { $item }.
# $hero, $book
advice-cast = { $hero } lanzaría este hechizo: { $book }.
# $hero
advice-spring = { $hero } bebería aquí, del manantial.

## Why: the reasons of the planner

# $n (number)
advice-why-odds = De 100 combates así se ganan unos { $n }.
# $n (number)
advice-why-now-or-never = De 100 combates así se ganan unos { $n }, pero es ahora o nunca.
# $n (number)
advice-why-break = De 100 rondas así se ganan unas { $n }.
# $n (number)
advice-why-better-die = Un dado posterior lo supera en { $n } de cada 100 casos.
# $n (number)
advice-why-worse-die = Un dado posterior solo lo superaría en { $n } de cada 100 casos.
# $n (number)
advice-why-turned = Así cuenta { $n } más.
advice-why-decides = Este enemigo decide la leyenda: es el momento.
advice-why-saved = Lo que se gasta al usarlo se guarda para un enemigo que decida la leyenda.
advice-why-strength-stays = La fuerza se queda; la voluntad se recupera de otras formas.
advice-why-weary = Quien está tan agotado lanza pocos dados.
advice-why-strong-enough = A nadie le falta fuerza.
advice-why-smith = El enano convierte en dos el primero de cada día.
advice-why-weakest = Es quien menos tiene.
advice-why-best-off = Es lo que os deja en mejor situación.
