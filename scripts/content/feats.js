// What a game can be remembered for, whatever it was worth: told at its end, and counted over all games.
import { table } from "gnaw";
import { hasCup } from "../rules/homecoming.js";
import { diary } from "./chronicle.js";
import { levels } from "./levels.js";

/** Whether the hero has been so deep, as a part of the whole dungeon. */
const hasSeen = (part) => (_story, world) => world.deepest >= part * levels.depths;

export const feats = table("feats", {
  home: { name: "Home with the Horn", when: (story) => story.won },
  cup: { name: "Home with the Cup", when: (story, world) => story.won && hasCup(world.hero) },
  diary: { name: "The whole diary read", when: (_story, world) => world.leavesRead >= Object.keys(diary).length },
  half: { name: "Half way down", when: hasSeen(1 / 2) },
  bottom: { name: "The very bottom", when: hasSeen(1) },
  haste: { name: "Half way down in 2000 turns", when: (_story, world) => world.halfWay > 0 && world.halfWay <= 2000 },
  harmless: { name: "Harmless", when: (story, world) => hasSeen(2 / 5)(story, world) && world.hero.kills === 0 },
  slayer: { name: "A hundred slain", when: (_story, world) => world.hero.kills >= 100 },
  learned: { name: "Five lessons learned", when: (_story, world) => world.hero.talents.length >= 5 },
  company: { name: "In good company", when: (_story, world) => world.creatures.some((one) => one.follows?.id === world.hero.id) },
}, {
  name: "words: what one can say of the game",
  when: "rule: (story, world) => whether it is so, once the game is over",
});
