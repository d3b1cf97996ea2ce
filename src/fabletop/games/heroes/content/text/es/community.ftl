### Heroes: scenarios after the community's mission book that are played together or alone. Spanish.
###
### A condition of winning is said to each player ("tú"); an event is said as it happens.

## Gold Rush alone

scenario-gold-rush-alone = Gold Rush en solitario
scenario-gold-rush-alone-story = Los demás se han ido a casa o al fondo. Tú sigues lavando grava en el río frío, y los recaudadores siguen sabiendo tu nombre. Encuentra la copa que se llena sola y ten pagados sus tres cofres antes de que los traigan.
scenario-gold-rush-alone-victory-1 = Al final de una ronda llevas el grial y tienes en la tesorería lo bastante para todos los tributos que quedan.
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
