### Heroes: kuber som lämnar kartan, och hjärtan som redan är fulla. Svenska.

prompt-second-heart = Du har redan positiv moral: använder du din markör innan du får en ny?
option-pass-second-heart = Behåll markören
event-cubes-taken-off = { $n ->
    [0] Ingen svart kub finns att ta bort från kartan.
    [one] En svart kub lämnar kartan: fältet är som nytt.
   *[other] { $n } svarta kuber lämnar kartan: fälten är som nya.
}
event-flag-lost = { $seat } förlorar en flagga.
