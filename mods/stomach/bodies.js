// The bodies of this game: those of the hero and of Gnaw's monsters as the original's would be, each at a level of its own.
import { amend, creatures } from "gnaw";
import { bodyAt, HERO, MONSTER } from "./growth.js";

const LEVELS = {
  rat: 1, kobold: 1, jackal: 2, bat: 3, viper: 3, monkey: 4, goblin: 5, archer: 5, toad: 6, lurker: 8,
  mound: 8, puffball: 1, ooze: 8, mystic: 6, cook: 9, weaver: 15, knight: 19, orc: 9, wolf: 10, spider: 12, ghoul: 14, ogre: 16, wraith: 18, troll: 20, king: 25,
  "clay-guard": 4, "stone-guard": 10, "bronze-guard": 16,
};

amend(creatures, { hero: bodyAt(1, HERO) });
amend(creatures, Object.fromEntries(Object.entries(LEVELS).map(([kind, level]) => [kind, bodyAt(level, MONSTER)])));
