### Heroes: scenarios after the community's mission book that are played together or alone. Swedish.
###
### A condition of winning is said to each player ("du"); an event is said as it happens.

## Gold Rush alone

scenario-gold-rush-alone = Gold Rush på egen hand
scenario-gold-rush-alone-story = De andra har gått hem eller gått under. Du vaskar fortfarande grus i den kalla floden, och indrivarna kan fortfarande ditt namn. Hitta bägaren som fyller sig själv, och ha deras tre kistor betalda innan de bärs in.
scenario-gold-rush-alone-victory-1 = Du bär gralen i slutet av en runda och har nog i skattkammaren för alla tributer som återstår.
scenario-gold-rush-alone-event-1 = Kungens indrivare vill ha 20 guld, eller varor till samma värde. Kan du inte betala har du förlorat.
scenario-gold-rush-alone-event-2 = Kungens indrivare vill ha 50 guld, eller varor till samma värde. Kan du inte betala har du förlorat.
scenario-gold-rush-alone-event-3 = Kungens indrivare vill ha 80 guld, eller varor till samma värde. Kan du inte betala har du förlorat.
scenario-gold-rush-alone-token-grail = gralen

## Emerald Island

scenario-emerald-island = Smaragdön
scenario-emerald-island-story = En ö så grön att sjömän styr efter den om natten. De som bodde här lämnade schakten öppna och grytorna på elden, och något annat har flyttat in sedan dess. Det är ett bra ställe att lära sig på: inget här är för stort för er, utom det sista.
scenario-emerald-island-victory-1 = Varje gruva och varje bosättning på ön bär en flagga från någon av er.
scenario-emerald-island-event-1 = En plats som ni tömde för länge sedan är full igen, för en eftermiddag.
scenario-emerald-island-event-2 = Hjälten har lärt sig vad ön kan lära ut, och börjar om lektionen.
