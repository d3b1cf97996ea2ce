### Heroes: maps nobody knows, which the game draws itself. Spanish.
###
### A story tells what is drawn, a condition of winning is said to each player ("tú"), an event as it happens.

scenario-unknown-clash = Un mapa que nadie conoce
scenario-unknown-clash-story = Este no lo ha escrito nadie: tierra, meta, bolsa y eventos se sortean al sentaros, iguales para todos los asientos. Con un número puedes volver a jugar la misma tierra.
scenario-unknown-party = Un mapa que nadie conoce, juntos
scenario-unknown-party-story = Este no lo ha escrito nadie: tierra, meta, bolsa y eventos se sortean al sentaros, para todos vosotros a la vez. Con un número puedes volver a jugar la misma tierra.
# $name (text), $n (text)
unknown-named = { $name } ({ $n })
limit-unknown = Cómo termina también se sortea.

## What it is about

unknown-story-wealth = Aquí no se promete corona ni se esconde copa alguna. Hay tierra, y hay tiempo para sacarle provecho. Al final alguien echará cuentas.
unknown-story-hill = Los dragones dejaron su colina hace mucho, y olvidaron llevarse aquello sobre lo que dormían. Quien esté sentado allí al anochecer ha tenido un buen día.
unknown-story-grail = En medio de la tierra hay una copa por la que varios matarían. Tú eres uno de ellos, y los demás también.
unknown-story-conquest = Los vecinos están cerca, sus muros son bajos, y piensan exactamente lo mismo de ti.
unknown-story-stones = Por la tierra hay piedras viejas, cada una con un verso. Quien haya leído bastantes sabrá algo que los demás no saben.
unknown-story-dragons = Algo grande se ha instalado en medio de la tierra y duerme sobre su tesoro. Solo no se atrevería nadie. No estáis solos.
unknown-story-cup = En medio de la tierra hay una copa, rodeada de guardianes que no beben. Su sitio es una de vuestras ciudades.
unknown-story-harvest = Cada pozo y cada aldea de esta tierra está al alcance de la mano, si se hace antes de que se cierren los pasos.
unknown-story-siege = Suben por el camino tres veces, y cada vez son más. Aguantad en los muros hasta que se cansen.

## Winning and losing

unknown-victory-hill = Reúne cuatro puntos: uno por cada ronda que acabe con tu bandera en la utopía.
unknown-victory-grail = Lleva el grial a tu propia ciudad.
unknown-victory-conquest = Ten en tu poder la ciudad de cada rival.
unknown-victory-stones = Visita tantos obeliscos como jugadores hay.
unknown-victory-dragons = Vence a lo que guarda la utopía.
unknown-victory-cup = Llevad el grial a la ciudad de quien lo lleve.
unknown-victory-harvest = Cada mina y cada asentamiento de la tierra lleva la bandera de alguno de vosotros.
unknown-defeat-siege = Una de vuestras ciudades ha caído.
unknown-token-grail = el grial

## What happens

unknown-event-mills = Llueve en las colinas: molinos, norias y jardines vuelven a tener trabajo.
unknown-event-winds = El viento sopla de espaldas.
unknown-event-ships = Descargan un barco con prisas, y nadie cuenta los sacos.
unknown-event-masons = Hay albañiles por la tierra, y baratos.
unknown-event-hirelings = Soldados sin trabajo buscan patrón.
unknown-event-drill = Los reclutas han terminado la instrucción.
unknown-event-books = Una biblioteca ambulante se detiene en cada puerta.
unknown-event-smiths = Un herrero vende lo que nadie volvió a recoger.
unknown-event-feast = Hay fiesta, y hasta el cocinero está alegre.
unknown-event-toll = Sube el río, y los barqueros suben los precios.
unknown-event-siege = Están ante todas las puertas.
