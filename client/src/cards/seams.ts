/* Where long words of the cards may be parted on a narrow card. Browsers seldom know how to part words of three languages by
   themselves, and a name must never be cut. */

const SEAMS = `
  Ban-ishing Com-posite Con-fusion Earth-quake Execu-tioner Expe-rience For-bidden Fore-sight Grave-digger Highway-man
  Hob-goblin Know-ledge Light-ning Lock-picks Sand-storm Stone-skin Thunder-staff Whet-stone
  Battle-field Black-shard Blood-lust Breast-plate Counter-strike Crusa-ders Diplo-macy Disrup-ting Ever-flowing Ever-pouring
  Hour-glass Inex-haust-ible Intel-li-gence Judge-ment Leader-ship Life-blood Logis-tics Mysti-cism Necro-mancy Petri-fied
  Rampa-ging Resist-ance Resur-rec-tion

  Acecha-dor Caba-llero Caba-lleros Cerba-tana Cimi-tarra Confu-sión Diabli-llo Escor-pión Esque-leto Hidro-miel Maldi-ción
  Manan-tial Mino-tauro Necró-fago Perga-mino Premo-nición Puri-ficar Saltea-dor Salva-guarda Ser-piente Terre-moto
  ances-tral carni-cero com-puesto conoci-miento costi-llas crista-lino des-tierro espe-ciado espiri-tual expe-riencia
  intui-ción mortuo-ria pesti-lente prohi-bida relám-pagos sabi-duría san-grienta sepul-turero vampí-rica velo-cidad volun-tades
  Anti-magia Bendi-ción Celeri-dad Contra-golpe Costi-llar Debili-dad Diplo-macia Gri-lletes Hechi-cería Inteli-gencia
  Lide-razgo Logís-tica Misti-cismo Nigro-mancia Resis-tencia Resu-rrec-ción Tele-trans-porte boste-zantes centi-nela
  disrup-tor inago-table maravi-llosa petri-ficada adver-sario adver-sarios oponen-te inteli-gente

  Alv-klinga Ande-essens Bannlys-ningens Begrav-nings-rit Ben-väktare Blod-flaska Blods-raseri Bärn-stens-öl Bödels-yxa
  Druid-stav Dvärga-brygd Död-grävarens Döds-riddare Erfaren-hets-dryck För-bannelse För-bjuden För-virring Gilles-klinga
  Gilles-kontrakt Glöm-skans Goblin-bomb Goblin-flock Grav-smygare Grav-spade Grott-troll Guld-klimp Hand-armborst
  Helvetes-eld Hille-bard Horn-hjälm In-siktens Jakt-anteck-ningar Jord-bävning Jätte-groda Jätte-råtta Jätte-skorpion
  Jätte-sköld-padda Jätte-spindel Kast-spjut Kedje-blixt Klarhets-dryck Kloster-öl Komposit-båge Kort-svärd Krigs-herrens
  Krok-sabel Kun-skapens Köpmans-brev Lie-mannens Livs-elixir Läder-rustning Läke-dryck Lång-svärd Mana-dryck Metall-sköld
  Meteor-regn Morgon-stjärna Orch-bjässe Orch-klinga Orch-schaman Pest-råtta Pest-råttor Plåt-rustning Raseri-brygd
  Ren-hetens Sand-stormens Silver-svärd Skatt-goblin Skatt-kista Skelett-drake Skugg-mantel Sköld-orch Slem-klump
  Små-djävul Snabb-hets-dryck Spik-klubba Sten-block Sten-golem Sten-huds-dryck Strids-hammare Strids-klubba Strids-rop
  Strids-slaga Strids-yxa Stråt-rövare Styrke-dryck Svart-konst-bok Tagg-sköld Tanke-spjut Testa-mente Torn-sköld Troll-blod
  Träd-väsen Tvåhands-svärd Vampyr-klinga Vapen-skida Varg-ryttare Vind-klinga Vis-domens skrift-rulle Ödle-rustning Ört-dekokt
  Blod-törst Botten-lös Bröst-korg Bröst-plåt Båg-skytte Cyklop-kungens Diplo-mati Drakfjälls-rustning Drakfjälls-sköld
  Drak-vingad Dvärg-herrarnas Fält-läkare Gods-ägare Intel-ligens Ken-taurens Kors-farare Ledar-skap Legio-nens
  Livsblods-flaska Lång-samhet Mana-amulett Nekro-manti Out-sinlig Out-tömlig Rust-mästare Skräck-riddare Stads-portal
  Telepor-tering Väk-tarens Väl-signelse för-stenat kaos-klubba kristall-mantel kvicksilver-flaska riddar-ens rund-sköld
  timmer-kärra vapen-rock Ängla-vingar Återupp-ståndelse mot-ståndare mot-ståndaren mark-naden försvars-kort

  Tele-scope Water-skin Guante-lete Empuña-dura Este-laria Manza-nuez Cam-pesino Tor-mentas Estre-llas Herman-dad
  Storm-sköld Stjärn-sköld Brödra-skapets Järn-handske Svärds-fäste Svärds-klinga Starr-krona Vatten-skinn Stjärn-ört
`

const HYPHEN = '\u00ad'
const parted = new Map(
  SEAMS.trim()
    .split(/\s+/)
    .map((word) => [word.replaceAll('-', '').toLowerCase(), word.split('-').map(({ length }) => length)] as const),
)

/** The same words with a hyphen that shows only where a line ends at it. */
export function seamed(words: string): string {
  return words.replace(/\p{L}{9,}/gu, (word) => {
    const parts = parted.get(word.toLowerCase())
    if (!parts) return word
    let at = 0
    return parts.map((length) => word.slice(at, (at += length))).join(HYPHEN)
  })
}
