### Heroes: cubos que dejan el mapa y corazones ya llenos. Español.

prompt-second-heart = Ya tienes moral positiva: ¿usas tu ficha antes de ganar otra?
option-pass-second-heart = Guardar la ficha
event-cubes-taken-off = { $n ->
    [0] No hay ningún cubo negro que retirar del mapa.
    [one] Se retira del mapa un cubo negro: su zona queda como nueva.
   *[other] Se retiran del mapa { $n } cubos negros: sus zonas quedan como nuevas.
}
event-flag-lost = { $seat } pierde una bandera.
