### Heroes: scenarios after the community's mission book that are played together or alone. Spanish.
###
### A condition of winning is said to each player ("tú"); an event is said as it happens.

## Gold Rush alone

scenario-gold-rush-alone = La fiebre del oro, en solitario
scenario-gold-rush-alone-story = Los demás se han ido a casa o al fondo. Tú sigues lavando grava en el río frío, y los recaudadores siguen sabiendo tu nombre. Encuentra la copa que se llena sola y ten pagados sus tres cofres antes de que los traigan.
scenario-gold-rush-alone-victory-1 = Al final de una ronda llevas el grial y tienes en el tesoro lo bastante para todos los tributos que quedan.
scenario-gold-rush-alone-event-1 = Los recaudadores del rey piden 20 de oro, o bienes por el mismo valor. Si no puedes pagar, has perdido.
scenario-gold-rush-alone-event-2 = Los recaudadores del rey piden 50 de oro, o bienes por el mismo valor. Si no puedes pagar, has perdido.
scenario-gold-rush-alone-event-3 = Los recaudadores del rey piden 80 de oro, o bienes por el mismo valor. Si no puedes pagar, has perdido.
scenario-gold-rush-alone-token-grail = el grial

## Emerald Island

scenario-emerald-island = La isla esmeralda
scenario-emerald-island-story = Una isla tan verde que los marineros se guían por ella de noche. Quienes vivían aquí dejaron los pozos abiertos y los calderos al fuego, y desde entonces se ha instalado otra cosa. Es buen sitio para aprender: nada en ella os queda grande, salvo lo último.
scenario-emerald-island-victory-1 = Cada mina y cada asentamiento de la isla lleva la bandera de alguno de vosotros.
scenario-emerald-island-event-1 = Un lugar que vaciasteis hace tiempo vuelve a estar lleno, por una tarde.
scenario-emerald-island-event-2 = El héroe ha aprendido lo que la isla enseña, y vuelve a empezar la lección.
## The Queen's Gambit: Greek Gift

scenario-greek-gift = El regalo griego
scenario-greek-gift-story = Un ejército de muertos se ha detenido en el camino de la frontera y no hace nada en absoluto. Los exploradores cuentan caballeros del terror y dragones de hueso, y ninguno se ha acercado lo bastante para olerlos. La reina te da ocho semanas, y el consejo de no perder nada, ni una sola vez.
scenario-greek-gift-victory-1 = Vence al ejército de los muertos.
scenario-greek-gift-defeat-1 = Has perdido un combate, uno cualquiera.
scenario-greek-gift-event-1 = La gente del asentamiento esconde huéspedes con alas, que piden ir contigo.
scenario-greek-gift-ai-host = La hueste callada

## The Queen's Gambit: Sicilian Dragon

scenario-sicilian-dragon = El dragón siciliano
scenario-sicilian-dragon-story = El regalo era una finta: mientras mirabas huesos con armadura prestada, se llevaron a los arcángeles. En las colinas hay cuatro piedras, y dos cualesquiera dicen el camino a la ciudad donde los guardan. Acampas donde nunca hubo un muro, y nadie te vende un ladrillo.
scenario-sicilian-dragon-victory-1 = Vence al carcelero en la ciudad sellada.
scenario-sicilian-dragon-defeat-1 = Has perdido un combate, uno cualquiera.
scenario-sicilian-dragon-event-1 = Con dos piedras basta para leer el resto. Los arcángeles oyen sus nombres y acuden, y el camino a la ciudad queda abierto.
scenario-sicilian-dragon-event-2 = Un mercader da vueltas a la copa durante un buen rato, y luego dice un precio.
scenario-sicilian-dragon-token-grail = la copa
scenario-sicilian-dragon-ai-jailer = El carcelero

## The Queen's Gambit: Two Knights Defence

scenario-two-knights = Defensa de los dos caballos
scenario-two-knights-story = El último mariscal de los muertos ha salido de noche y sube por el puerto, donde duermen dragones. Si llega primero, los despertará a su manera. Dos campeones han cabalgado toda la noche para decírtelo, y quieren saber por qué sigues en la cama.
scenario-two-knights-victory-1 = Vence al mariscal de los muertos.
scenario-two-knights-defeat-1 = Has perdido un combate, uno cualquiera.
scenario-two-knights-event-1 = Llegan campeones a caballo con la noticia.
scenario-two-knights-event-2 = El mariscal ha llegado antes a los dragones. Algunos vuelan ahora con él.
scenario-two-knights-ai-marshal = El mariscal de los muertos
## Stand United

scenario-stand-united = Todos a una
scenario-stand-united-story = El juramento se hizo con mal vino y buena fe: nadie vuelve a casa antes de que todos hayan subido a la montaña. En la montaña están los dragones. Quizá uno de vosotros sea bastante fuerte. No era ese el juramento.
scenario-stand-united-victory-1 = Cada uno de vosotros ha ganado un combate en la utopía de los dragones.
scenario-stand-united-event-1 = Alguien en casa ha enviado lo que podía.

## The Ambushed Accord

scenario-ambushed-accord = El acuerdo emboscado
scenario-ambushed-accord-story = En medio de la tierra espera un tratado, bajo un sello que a cada uno os cuesta un poco. Varios preferirían no verlo firmado, y han contratado a otros para decirlo, cinco veces, cada vez más alto.
scenario-ambushed-accord-victory-1 = Cada uno de vosotros ha vencido a los guardianes de en medio de la tierra.
scenario-ambushed-accord-event-1 = Los gremios de tu ciudad construyen por el bien del tratado, y no piden nada.
scenario-ambushed-accord-event-2 = Unos bandidos esperan en la cuneta desde el mediodía.
scenario-ambushed-accord-event-3 = Estos no son bandidos: traen lanzas, y un trompeta.
scenario-ambushed-accord-event-4 = Alguien ha pagado gigantes.
scenario-ambushed-accord-event-5 = El cielo se oscurece, y la oscuridad tiene alas.
scenario-ambushed-accord-event-6 = Todo lo que aún se podía contratar está contratado.
scenario-ambushed-accord-event-7 = Una buena semana para quien la necesitaba.
scenario-ambushed-accord-event-8 = El sello está pagado: el camino al centro queda libre.
scenario-ambushed-accord-project-seal = el sello del tratado

## Close to Enemies

scenario-close-to-enemies = Enemigos a la puerta
scenario-close-to-enemies-story = Los clanes de al lado tienen un jefe nuevo, y el jefe tiene un plan en el que sale tu ciudad. Sus asentamientos se ven desde tus muros, sus hogueras se cuentan. En siete semanas serán sus muros o los tuyos.
scenario-close-to-enemies-victory-1 = Toma el asentamiento de los clanes.
scenario-close-to-enemies-victory-2 = Tomad los dos asentamientos de los clanes.
scenario-close-to-enemies-victory-3 = Tomad los tres asentamientos de los clanes.
scenario-close-to-enemies-defeat-1 = Una de vuestras ciudades ha caído.
scenario-close-to-enemies-event-1 = El primer clan está ante la puerta.
scenario-close-to-enemies-event-2 = Un pastor sabe lo que hay tras la próxima colina.
scenario-close-to-enemies-event-3 = La segunda oleada, y lo que dejan sus caídos.
scenario-close-to-enemies-event-4 = La última oleada trae escalas.
## Titans' Stronghold

scenario-titans-stronghold = La fortaleza de los titanes
scenario-titans-stronghold-story = La casa de los titanes está justo al lado de tu ciudad, y siempre ha estado; uno se acostumbra al ruido. Su puerta no tiene picaporte. Dicen que se abre a quien ha ido hasta el fin de la tierra y ha vuelto, y que hay bastantes escaleras.
scenario-titans-stronghold-victory-1 = Ha caído toda la guarnición de la fortaleza.
scenario-titans-stronghold-defeat-1 = Han pasado quince rondas, y en la dificultad máxima la casa no cuenta más.
scenario-titans-stronghold-event-1 = Llueve en las colinas: molinos, norias y jardines vuelven a tener trabajo.
scenario-titans-stronghold-event-2 = La puerta junto a tu ciudad está abierta.
scenario-titans-stronghold-event-3 = Los dos extremos de la tierra son vuestros, y la puerta está abierta.
## Wandering Dragons

scenario-wandering-dragons = Dragones errantes
scenario-wandering-dragons-story = Desde que hay memoria, los dragones de esta tierra se quedaban en su utopía, donde deben estar. Esta primavera algunos salen a pasear. Son cortos de vista, no llaman a la puerta, y una ciudad es más o menos del tamaño de lo que toman por un nido. Ponedle fin, aquí fuera y allí dentro.
scenario-wandering-dragons-victory-1 = Los dragones errantes han caído, y una bandera vuestra ondea sobre la utopía de los dragones.
scenario-wandering-dragons-event-1 = Llueve: norias y molinos giran de nuevo, y el viento va bajo las alas de los dragones.
scenario-wandering-dragons-event-2 = Los errantes han caído, y la tierra vuelve a respirar.
scenario-wandering-dragons-ai-dragons = La bandada errante
