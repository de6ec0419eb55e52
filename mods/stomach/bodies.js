// The bodies of this game: those of the hero and of Gnaw's monsters as the original's would be, each at a level of its own.
import { amend, creatures } from "gnaw";
import { bodyAt, HERO, MONSTER } from "./growth.js";

const LEVELS = {
  rat: 1, kobold: 1, jackal: 2, bat: 3, viper: 3, monkey: 4, goblin: 5, archer: 5, toad: 6, lurker: 8,
  mound: 8, puffball: 1, ooze: 8, mystic: 6, ratMother: 4, bellringer: 4, magpie: 4, poacher: 8, snuffer: 4, houndsman: 8, angler: 8, leaven: 11, larderCat: 10, greenMother: 8, founder: 15, steward: 21, tollKeeper: 11, abbess: 14, guest: 21, cook: 9, weaver: 15, knight: 19, orc: 9, wolf: 10,
  beetle: 1, newt: 1, leech: 2, crow: 3, larderImp: 4, wasp: 2, eel: 6, mole: 6, worm: 3, crab: 5, boar: 8, moth: 3, howler: 5, hound: 7, webber: 7,
  thornback: 9, blinkCat: 8, lasher: 10, bloodBat: 9, courtHound: 13, bull: 21, drake: 19,
  slinger: 3, piper: 4, chief: 8, sparkcaller: 5, hexer: 6, bladecaller: 7, blade: 1, drummer: 9, berserker: 13, trollkin: 15, boneCaller: 11,
  skeleton: 9, orcCaptain: 16, giant: 22,
  gazer: 4, ember: 3, flask: 8, mimic: 9, statue: 13, mirror: 11, giggler: 6, rustJelly: 10, ghost: 11, doughGolem: 14, stalker: 14, cube: 18, craving: 11,
  spider: 12, ghoul: 14, ogre: 16, wraith: 18, troll: 20, king: 25,
  "clay-guard": 4, "stone-guard": 10, "bronze-guard": 16, revenant: 4,
};

amend(creatures, { hero: bodyAt(1, HERO) });
amend(creatures, Object.fromEntries(Object.entries(LEVELS).map(([kind, level]) => [kind, bodyAt(level, MONSTER)])));
