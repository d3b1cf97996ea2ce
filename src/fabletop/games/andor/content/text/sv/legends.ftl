### Andor: the title of every legend and how its story begins, known before a game. Swedish.

legend-11 = In i Grå bergen
legend-11-story-1 = Er by tömdes på en enda natt. Spåren av väldigt många fötter leder söderut, in i bergen, och inte ett enda leder tillbaka.

legend-12 = De som blev kvar
legend-12-story-1 = Någonstans på marschen slet sig några av fångarna loss. De gömmer sig i små grupper på båda sidor om Tjutande klyftan.

legend-13 = Den brutna bron
legend-13-story-1 = Fångarna finns bortom klyftorna, och det är hundratals som ska få mat och värme på vägen hem. Det behövs en vagn.

legend-14 = Ben som minns
legend-14-story-1 = Mellan klyftorna ligger ett gammalt slagfält. Ni slår läger vid Tullstenen och hör fältet tala om nätterna.

legend-15 = Berget som går
legend-15-story-1 = Kylan har tagit sig in i lägret vid den brutna bron. Barnen hostar, och några av de gamla stiger inte längre upp.

legend-16 = Den bleke kungens port
legend-16-story-1 = En klyfta ligger bakom er. Bortom den andra står Frostvakts borg, och genom dess port drevs fångarna.

legend-17 = Under den brinnande fästningen
legend-17-story-1 = Nedanför passet ryker landet Krahd från kant till kant. Luften bränner i bröstet.
