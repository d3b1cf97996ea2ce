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
