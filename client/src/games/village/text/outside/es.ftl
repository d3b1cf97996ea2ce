# Lo que se dice de él fuera de su tablero: en la portada, en el formulario y alrededor de la mesa.
game-village = Village of Legends
village-lead = Compra espadas, cerveza y hechizos en el mercado, y suéltalos contra tus vecinos.
fact-heroes = { $n } héroes
play-now = Juega ya contra bots
setup-sets = Cartas
setup-dragons = Dragones
mode-2 = Un duelo
mode-3 = Todos contra todos
mode-4 = Dos equipos de dos
mode-5 = Cada uno contra los dos de enfrente
mode-6 = Dos equipos de tres
village-mode-2 = Mercado, monstruos y filos entre dos héroes. Unos 20 minutos.
village-mode-3 = Las armas alcanzan al vecino de la izquierda; los hechizos, a cualquiera. Gana quien quede en pie. Entre 20 y 30 minutos.
village-mode-4 = Los compañeros se sientan frente a frente y pueden curarse y protegerse. Entre 30 y 60 minutos.
village-mode-5 = Tus vecinos son aliados y los dos de enfrente, enemigos: gana quien antes vea caer a los suyos. 40 minutos o más.
village-mode-6 = Dos luchan delante y uno hechiza detrás: hay que romper la línea para alcanzar al hechicero. Alrededor de una hora.
set-base = Juego base
set-horde = La Horda
set-guild = El gremio ancestral
set-reaper = La mano de la Parca
set-adhara = Adhara
plain-purse = { $gold } de oro, { $mind } de inteligencia
plain-piles = Mano { $hand }, mazo { $deck }, descarte { $discard }
plain-hand = En la mano:
plain-worn = Puesto:
plain-front = Monstruos delante:
plain-market = El mercado
plain-nothing = nada
guide-village-hero = Elige quién quieres ser. Cada héroe es bueno en algo: el Guerrero y el Bárbaro son fáciles para empezar. Señala uno, o mantenlo pulsado, para leerlo.
guide-village-act = Este es tu turno. Todo lo que tiene borde dorado se puede pulsar: juega cartas de tu mano en cualquier orden, primero monedas para tener oro.
guide-village-act-2 = Con oro compras en el mercado. Lo que compras va a tu descarte y llegará a tu mano más tarde. Un monstruo delante de ti te cierra el mercado hasta que lo derrotes.
guide-village-act-3 = ¿Ya está? Termina el turno: el resto de la mano se descarta y robas cinco cartas nuevas. El oro que sobra se pierde.
guide-village-target = Elige tu objetivo: todo lo que puedes golpear lleva corchetes rojos. Lo que está en medio recibe primero el golpe.
guide-village-place = Un monstruo ataca cada turno al héroe que tiene delante y le cierra el mercado. Elige a tu víctima.
guide-village-heal = Elige a quién se cura. Nadie pasa de la vida con la que empezó.
village-end-won =
    { $n ->
        [one] Esta noche la aldea canta tus hazañas
       *[other] Esta noche la aldea canta las hazañas de tu equipo
    }
village-end-lost =
    { $n ->
        [one] La aldea canta las hazañas de { $names }, no las tuyas
       *[other] La aldea canta las hazañas de { $names }; tu equipo ha perdido
    }
village-end-seen = Esta noche la aldea canta las hazañas de { $names }
village-end-nobody = No queda nadie para alzar la jarra

# Goals of puzzles in the lobby, where nobody is named
village-puzzle-fell = Abate a un rival en este turno, salga lo que salga en los dados.
