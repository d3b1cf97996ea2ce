-- {"version": "0.2.0", "game": "heroes", "finished": {"id": "WfbBRSCMCYTVcH7K", "tokens": ["ZEFZhKDw-nlZVtyNhWKkv3siBLbormdmJJLxtxlsvXY", "8AAyfKPvu4v8fU9kyHsU2tepDRKDjqR3USKO0qnaNeA"], "states": [{"seq": 74, "seat": 0, "view": {"seat": 0, "mode": "duel", "over": true, "winners": [0], "players": [{"hero": 0, "hand": [1, 13], "hand_size": 2, "hand_limit": 5, "deck_size": 10, "discard": [17, 19, 30], "crowns": 1, "crowns_left": 0, "morale": 0, "hand_is_lost": false, "gold": 20, "materials": 0, "valuables": 0}, {"hero": 1, "hand": null, "hand_size": 2, "hand_limit": 5, "deck_size": 9, "discard": [16, 30, 2, 17], "crowns": 1, "crowns_left": 0, "morale": 0, "hand_is_lost": false, "gold": 0, "materials": 0, "valuables": 0}], "heroes": [{"seat": 0, "main": true, "hero": "tamika", "faction": "necropolis", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 14, "face": 1}, {"kind": 15, "face": 0}, {"kind": 17, "face": 1}, {"kind": 18, "face": 0}, {"kind": 19, "face": 0}]}, {"seat": 1, "main": true, "hero": "mutare", "faction": "dungeon", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 7, "face": 1}, {"kind": 9, "face": 0}]}], "decks": {"abilities": {"size": 23, "pile": [7]}, "spells": {"size": 37, "pile": [26, 19, 20]}, "artifacts": {"size": 23, "pile": [54, 57, 70, 47, 52]}, "removed": [], "bronze": {"size": 14, "pile": []}, "silver": {"size": 11, "pile": []}, "gold": {"size": 12, "pile": []}, "azure": {"size": 4, "pile": []}, "ai_cards": 0, "ai_spells_cast": []}, "combat": {"state": "over", "width": 4, "depth": 5, "round": 2, "siege": false, "level": 0, "azure": false, "camps": [{"leader": "hero", "seat": 0, "hero": 0, "spells": 1, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 3, "reserve": []}, {"leader": "hero", "seat": 1, "hero": 1, "spells": 0, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 2, "reserve": []}], "units": [{"uid": 0, "side": 0, "kind": 18, "face": 0, "cover": null, "space": 7, "attack": 3, "defence": 1, "health": 5, "damage": 0, "initiative": 6, "number": 0, "acted": true, "retaliated": false, "paralysed": false, "defending": false, "rose": true, "guarded": false, "inspired": false, "beneath": []}, {"uid": 1, "side": 0, "kind": 19, "face": 0, "cover": null, "space": 11, "attack": 5, "defence": 2, "health": 7, "damage": 2, "initiative": 7, "number": 0, "acted": true, "retaliated": false, "paralysed": false, "defending": false, "rose": true, "guarded": false, "inspired": false, "beneath": []}, {"uid": 2, "side": 0, "kind": 15, "face": 0, "cover": null, "space": 1, "attack": 2, "defence": 1, "health": 3, "damage": 0, "initiative": 3, "number": 0, "acted": false, "retaliated": false, "paralysed": false, "defending": false, "rose": false, "guarded": false, "inspired": false, "beneath": []}, {"uid": 3, "side": 1, "kind": 7, "face": 1, "cover": null, "space": 16, "attack": 3, "defence": 1, "health": 2, "damage": 0, "initiative": 5, "number": 0, "acted": true, "retaliated": false, "paralysed": false, "defending": false, "rose": true, "guarded": false, "inspired": false, "beneath": []}, {"uid": 4, "side": 1, "kind": 9, "face": 0, "cover": null, "space": 17, "attack": 3, "defence": 0, "health": 3, "damage": 1, "initiative": 5, "number": 0, "acted": false, "retaliated": false, "paralysed": true, "defending": false, "rose": false, "guarded": false, "inspired": false, "beneath": []}], "ground": ["open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open"], "lasting": [], "order": [4, 2], "last_acted": {"side": 1, "initiative": 5}, "active": 3, "origin": 16, "moved": false, "attacked": false, "spared": -1, "blow": null, "play": null, "placing": null, "quiet": 0, "stirred": true, "ending": "surrender", "victor": 0}, "budget": null}, "over": true, "winners": [0], "promise": "decabba215b087e70810e3b7865045b2344a7f8439dc7003e9d920daf1cdebbc"}, {"seq": 74, "seat": 1, "view": {"seat": 1, "mode": "duel", "over": true, "winners": [0], "players": [{"hero": 0, "hand": null, "hand_size": 2, "hand_limit": 5, "deck_size": 10, "discard": [17, 19, 30], "crowns": 1, "crowns_left": 0, "morale": 0, "hand_is_lost": false, "gold": 20, "materials": 0, "valuables": 0}, {"hero": 1, "hand": [55, 1], "hand_size": 2, "hand_limit": 5, "deck_size": 9, "discard": [16, 30, 2, 17], "crowns": 1, "crowns_left": 0, "morale": 0, "hand_is_lost": false, "gold": 0, "materials": 0, "valuables": 0}], "heroes": [{"seat": 0, "main": true, "hero": "tamika", "faction": "necropolis", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 14, "face": 1}, {"kind": 15, "face": 0}, {"kind": 17, "face": 1}, {"kind": 18, "face": 0}, {"kind": 19, "face": 0}]}, {"seat": 1, "main": true, "hero": "mutare", "faction": "dungeon", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 7, "face": 1}, {"kind": 9, "face": 0}]}], "decks": {"abilities": {"size": 23, "pile": [7]}, "spells": {"size": 37, "pile": [26, 19, 20]}, "artifacts": {"size": 23, "pile": [54, 57, 70, 47, 52]}, "removed": [], "bronze": {"size": 14, "pile": []}, "silver": {"size": 11, "pile": []}, "gold": {"size": 12, "pile": []}, "azure": {"size": 4, "pile": []}, "ai_cards": 0, "ai_spells_cast": []}, "combat": {"state": "over", "width": 4, "depth": 5, "round": 2, "siege": false, "level": 0, "azure": false, "camps": [{"leader": "hero", "seat": 0, "hero": 0, "spells": 1, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 3, "reserve": []}, {"leader": "hero", "seat": 1, "hero": 1, "spells": 0, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 2, "reserve": []}], "units": [{"uid": 0, "side": 0, "kind": 18, "face": 0, "cover": null, "space": 7, "attack": 3, "defence": 1, "health": 5, "damage": 0, "initiative": 6, "number": 0, "acted": true, "retaliated": false, "paralysed": false, "defending": false, "rose": true, "guarded": false, "inspired": false, "beneath": []}, {"uid": 1, "side": 0, "kind": 19, "face": 0, "cover": null, "space": 11, "attack": 5, "defence": 2, "health": 7, "damage": 2, "initiative": 7, "number": 0, "acted": true, "retaliated": false, "paralysed": false, "defending": false, "rose": true, "guarded": false, "inspired": false, "beneath": []}, {"uid": 2, "side": 0, "kind": 15, "face": 0, "cover": null, "space": 1, "attack": 2, "defence": 1, "health": 3, "damage": 0, "initiative": 3, "number": 0, "acted": false, "retaliated": false, "paralysed": false, "defending": false, "rose": false, "guarded": false, "inspired": false, "beneath": []}, {"uid": 3, "side": 1, "kind": 7, "face": 1, "cover": null, "space": 16, "attack": 3, "defence": 1, "health": 2, "damage": 0, "initiative": 5, "number": 0, "acted": true, "retaliated": false, "paralysed": false, "defending": false, "rose": true, "guarded": false, "inspired": false, "beneath": []}, {"uid": 4, "side": 1, "kind": 9, "face": 0, "cover": null, "space": 17, "attack": 3, "defence": 0, "health": 3, "damage": 1, "initiative": 5, "number": 0, "acted": false, "retaliated": false, "paralysed": true, "defending": false, "rose": false, "guarded": false, "inspired": false, "beneath": []}], "ground": ["open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open"], "lasting": [], "order": [4, 2], "last_acted": {"side": 1, "initiative": 5}, "active": 3, "origin": 16, "moved": false, "attacked": false, "spared": -1, "blow": null, "play": null, "placing": null, "quiet": 0, "stirred": true, "ending": "surrender", "victor": 0}, "budget": null}, "over": true, "winners": [0], "promise": "decabba215b087e70810e3b7865045b2344a7f8439dc7003e9d920daf1cdebbc"}], "fair": {"promise": "decabba215b087e70810e3b7865045b2344a7f8439dc7003e9d920daf1cdebbc", "seed": "205931122925266189782668958364226081989", "kept": true}}, "middle": {"id": "UCHmWYxvKDxInezK", "tokens": ["LzjZyTXBYAs0v3wihM0g5dJtFSUFn7CKcdKulotvfu0", "pKRFy83g3WW5QeAWTMJAqlpDFUXSaALOzdChfEscmd8"], "states": [{"seq": 35, "seat": 0, "view": {"seat": 0, "mode": "duel", "over": false, "winners": [], "players": [{"hero": 0, "hand": [14, 9, 71, 84, 37], "hand_size": 5, "hand_limit": 5, "deck_size": 10, "discard": [], "crowns": 0, "crowns_left": 1, "morale": 0, "hand_is_lost": false, "gold": 10, "materials": 0, "valuables": 0}, {"hero": 1, "hand": null, "hand_size": 5, "hand_limit": 5, "deck_size": 10, "discard": [], "crowns": 0, "crowns_left": 1, "morale": 0, "hand_is_lost": false, "gold": 10, "materials": 0, "valuables": 0}], "heroes": [{"seat": 0, "main": true, "hero": "tamika", "faction": "necropolis", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 14, "face": 1}, {"kind": 15, "face": 0}, {"kind": 17, "face": 1}, {"kind": 18, "face": 0}, {"kind": 19, "face": 0}]}, {"seat": 1, "main": true, "hero": "mutare", "faction": "dungeon", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 7, "face": 1}, {"kind": 9, "face": 0}]}], "decks": {"abilities": {"size": 23, "pile": [15]}, "spells": {"size": 37, "pile": [27, 26, 26]}, "artifacts": {"size": 23, "pile": [53, 41, 66, 48, 43]}, "removed": [], "bronze": {"size": 14, "pile": []}, "silver": {"size": 11, "pile": []}, "gold": {"size": 12, "pile": []}, "azure": {"size": 4, "pile": []}, "ai_cards": 0, "ai_spells_cast": []}, "combat": {"state": "on", "width": 4, "depth": 5, "round": 0, "siege": false, "level": 0, "azure": false, "camps": [{"leader": "hero", "seat": 0, "hero": 0, "spells": 0, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 0, "reserve": []}, {"leader": "hero", "seat": 1, "hero": 1, "spells": 0, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 0, "reserve": []}], "units": [], "ground": ["open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open"], "lasting": [], "order": [], "last_acted": null, "active": -1, "origin": -1, "moved": false, "attacked": false, "spared": -1, "blow": null, "play": null, "placing": null, "quiet": 0, "stirred": false, "ending": "undecided", "victor": -1}, "budget": null}, "over": false, "winners": [], "promise": "b8bc25260153516f21d2ad2859d33ee7e32c21cac5cef016381db40801f18901"}, {"seq": 35, "seat": 1, "view": {"seat": 1, "mode": "duel", "over": false, "winners": [], "players": [{"hero": 0, "hand": null, "hand_size": 5, "hand_limit": 5, "deck_size": 10, "discard": [], "crowns": 0, "crowns_left": 1, "morale": 0, "hand_is_lost": false, "gold": 10, "materials": 0, "valuables": 0}, {"hero": 1, "hand": [38, 35, 1, 2, 19], "hand_size": 5, "hand_limit": 5, "deck_size": 10, "discard": [], "crowns": 0, "crowns_left": 1, "morale": 0, "hand_is_lost": false, "gold": 10, "materials": 0, "valuables": 0}], "heroes": [{"seat": 0, "main": true, "hero": "tamika", "faction": "necropolis", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 14, "face": 1}, {"kind": 15, "face": 0}, {"kind": 17, "face": 1}, {"kind": 18, "face": 0}, {"kind": 19, "face": 0}]}, {"seat": 1, "main": true, "hero": "mutare", "faction": "dungeon", "experience": 4, "level": 3, "movement": 3, "army": [{"kind": 7, "face": 1}, {"kind": 9, "face": 0}]}], "decks": {"abilities": {"size": 23, "pile": [15]}, "spells": {"size": 37, "pile": [27, 26, 26]}, "artifacts": {"size": 23, "pile": [53, 41, 66, 48, 43]}, "removed": [], "bronze": {"size": 14, "pile": []}, "silver": {"size": 11, "pile": []}, "gold": {"size": 12, "pile": []}, "azure": {"size": 4, "pile": []}, "ai_cards": 0, "ai_spells_cast": []}, "combat": {"state": "on", "width": 4, "depth": 5, "round": 0, "siege": false, "level": 0, "azure": false, "camps": [{"leader": "hero", "seat": 0, "hero": 0, "spells": 0, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 0, "reserve": []}, {"leader": "hero", "seat": 1, "hero": 1, "spells": 0, "spell_limit": 1, "held": false, "attack_waiting": 0, "placed": 0, "reserve": []}], "units": [], "ground": ["open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open", "open"], "lasting": [], "order": [], "last_acted": null, "active": -1, "origin": -1, "moved": false, "attacked": false, "spared": -1, "blow": null, "play": null, "placing": null, "quiet": 0, "stirred": false, "ending": "undecided", "victor": -1}, "budget": null}, "over": false, "winners": [], "promise": "b8bc25260153516f21d2ad2859d33ee7e32c21cac5cef016381db40801f18901"}]}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE chat (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE makers (
	id INTEGER NOT NULL, 
	maker VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "makers" VALUES(1,'7194be8049e3443c9260292284f7f008363781bf53ec5adad76d2ba1762d671a',1.79489257167428898805e+09);
INSERT INTO "makers" VALUES(2,'7194be8049e3443c9260292284f7f008363781bf53ec5adad76d2ba1762d671a',1.79489257237212824821e+09);
CREATE TABLE picks (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	pick JSON, 
	back INTEGER NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',0,0,'["take_hero", 4]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',1,1,'["take_hero", 2]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',2,0,'["top_of_pile"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',3,0,'["card", 17]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',4,0,'["top_of_pile"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',5,0,'["card", 24]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',6,0,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',7,0,'["card", 71]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',8,0,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',9,0,'["card", 67]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',10,0,'["recruit", 17]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',11,0,'["reinforce", 17]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',12,0,'["recruit", 18]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',13,0,'["recruit", 19]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',14,0,'["recruit", 14]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',15,0,'["recruit", 15]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',16,0,'["reinforce", 14]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',17,0,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',18,1,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',19,1,'["card", 16]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',20,1,'["top_of_pile"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',21,1,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',22,1,'["card", 28]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',23,1,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',24,1,'["card", 30]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',25,1,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',26,1,'["card", 55]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',27,1,'["look"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',28,1,'["card", 49]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',29,1,'["recruit", 7]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',30,1,'["reinforce", 7]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',31,1,'["recruit", 9]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',32,1,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',33,0,'["deploy", 18, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',34,0,'["space", 2]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',35,0,'["deploy", 19, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',36,0,'["space", 3]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',37,0,'["deploy", 15, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',38,0,'["space", 1]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',39,0,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',40,1,'["deploy", 7, 1]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',41,1,'["space", 18]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',42,1,'["deploy", 9, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',43,1,'["space", 12]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',44,0,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',45,1,'["play", 16, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',46,1,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',47,0,'["defend"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',48,0,'["move", 6]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',49,0,'["play", 17, 1]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',50,0,'["unit", 1]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',51,0,'["unit", 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',52,0,'["cast", 19, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',53,0,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',54,0,'["unit", 4]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',55,0,'["defend"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',56,1,'["unit", 4]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',57,1,'["attack", 1]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',58,1,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',59,0,-1,0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',60,1,'["move", 16]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',61,1,'["move", 17]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',62,1,'["cast", 30, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',63,1,'["empower", 2, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',64,1,'["unit", 2]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',65,1,'["play", 17, 1]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',66,1,'["unit", 3]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',67,1,'["defend"]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',68,0,'["move", 11]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',69,0,'["cast", 30, 0]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',70,0,'["unit", 4]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',71,0,'["move", 7]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',72,1,'["unit", 3]',0);
INSERT INTO "picks" VALUES('WfbBRSCMCYTVcH7K',73,1,'["surrender"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',0,0,'["take_hero", 4]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',1,1,'["take_hero", 2]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',2,0,'["top_of_pile"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',3,0,'["card", 8]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',4,0,'["top_of_pile"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',5,0,'["card", 32]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',6,0,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',7,0,'["card", 63]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',8,0,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',9,0,'["card", 71]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',10,0,'["recruit", 17]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',11,0,'["reinforce", 17]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',12,0,'["recruit", 18]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',13,0,'["recruit", 19]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',14,0,'["recruit", 14]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',15,0,'["recruit", 15]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',16,0,'["reinforce", 14]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',17,0,-1,0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',18,1,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',19,1,'["card", 16]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',20,1,'["top_of_pile"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',21,1,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',22,1,'["card", 35]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',23,1,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',24,1,'["card", 38]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',25,1,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',26,1,'["card", 45]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',27,1,'["look"]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',28,1,'["card", 49]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',29,1,'["recruit", 7]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',30,1,'["reinforce", 7]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',31,1,'["recruit", 9]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',32,1,-1,0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',33,0,'["deploy", 18, 0]',0);
INSERT INTO "picks" VALUES('UCHmWYxvKDxInezK',34,0,'null',1);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	token VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('WfbBRSCMCYTVcH7K',0,'person','','Åsa','085ce01c0d4ff89ddd0095ecb230083eb0a41c9d0c01b437872b581ffc310851');
INSERT INTO "seats" VALUES('WfbBRSCMCYTVcH7K',1,'person','','Maja','c2707a1f3c41b3aa2c24826b05b31d460cdd6174e4ac956352cac0d4a5928914');
INSERT INTO "seats" VALUES('UCHmWYxvKDxInezK',0,'person','','Åsa','f2c9069e08cba9a78abb01b293be30914aea90656e887b53bf874349a1c39cb0');
INSERT INTO "seats" VALUES('UCHmWYxvKDxInezK',1,'person','','Maja','43a6220ed0a63aa5fb8cd340235f9b4abe9a00f8a97341a4d8112ac48f4c9512');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR NOT NULL, 
	ruleset VARCHAR NOT NULL, 
	options JSON NOT NULL, 
	seats INTEGER NOT NULL, 
	seed VARCHAR NOT NULL, 
	content VARCHAR NOT NULL, 
	public BOOLEAN NOT NULL, 
	pace INTEGER NOT NULL, 
	status VARCHAR NOT NULL, 
	created FLOAT NOT NULL, version VARCHAR DEFAULT '0.1.0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('WfbBRSCMCYTVcH7K','heroes','retail','{"heroes": ["choose", "choose"]}',2,'205931122925266189782668958364226081989','515aa485d522203561d74fe4f8175f3165d4d102aaf527785c7083c9c4f6411d',1,0,'over',1.79489257174654698364e+09,'0.2.0');
INSERT INTO "tables" VALUES('UCHmWYxvKDxInezK','heroes','retail','{"heroes": ["choose", "choose"]}',2,'160096155029510659535026739603015624608','515aa485d522203561d74fe4f8175f3165d4d102aaf527785c7083c9c4f6411d',1,0,'running',1.79489257237854361532e+09,'0.2.0');
CREATE INDEX ix_tables_status ON tables (status);
CREATE INDEX ix_chat_table_id ON chat (table_id);
CREATE INDEX ix_makers_maker ON makers (maker);
CREATE INDEX ix_makers_at ON makers (at);
COMMIT;
