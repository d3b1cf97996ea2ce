### Andor: the title of every legend and how its story begins, known before a game. Spanish of Spain.

legend-11 = Hacia las Montañas Grises
legend-11-story-1 = Vaciaron vuestra aldea en una sola noche. Las huellas de muchísimos pies van hacia el sur, hacia las montañas, y ni una sola vuelve.

legend-12 = Los que quedaron atrás
legend-12-story-1 = En algún punto de la marcha, unos cuantos cautivos escaparon. Se esconden en grupos de dos o tres a ambos lados del Barranco Aullante.

legend-13 = El puente roto
legend-13-story-1 = Los cautivos están más allá de los barrancos, y son cientos a los que dar de comer y abrigar en el camino de vuelta. Hace falta un carromato.

legend-14 = Huesos que recuerdan
legend-14-story-1 = Entre los barrancos hay un viejo campo de batalla. Acampáis junto a la Piedra del Peaje y de noche lo oís hablar.

legend-15 = La montaña que camina
legend-15-story-1 = El frío se ha metido en el campamento del puente roto. Los niños tosen y algunos ancianos ya no se levantan.

legend-16 = La puerta del Rey Pálido
legend-16-story-1 = Un barranco queda atrás. Más allá del segundo se alza la Fortaleza de la Escarcha, y por su puerta hicieron pasar a los cautivos.

legend-17 = Bajo la fortaleza en llamas
legend-17-story-1 = Bajo el paso, la tierra de Krahd humea de un extremo al otro. El aire quema en el pecho.
