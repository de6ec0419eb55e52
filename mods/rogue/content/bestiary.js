// A monster for each letter, in the order of the alphabet: level, armour, blows, experience and manners as published.
import { add, creatures, table } from "gnaw";
import { drainLevel, drainLife, freeze, gaze, grip, poison, rust, squeeze, stealGold, stealMagic } from "../rules/tricks.js";

const COMMON = /** @type {const} */ ({ attack: 0, defense: 0, sight: 80 });

/** Dice of eight come to so much on average. */
const usual = (dice) => Math.ceil(dice * 4.5);

/** @returns {any} */
const monster = (letter, name, tone, hitDice, armourClass, blows, worth, more = {}) => ({
  ...COMMON, letter, name, glyph: letter, tone, hitDice, armourClass, blows, worth, hitPoints: usual(hitDice), damage: blows[0], carryPercent: 0, ...more,
});

const MEAN = { isMean: true };

export const bestiary = {
  A: monster("A", "aquator", "water", 5, 2, ["0d1"], 20, { onHurt: rust, ...MEAN, doc: "Where it touches, iron turns to rust." }),
  B: monster("B", "bat", "ash", 1, 3, ["1d2"], 1, { flies: true, straysOneIn: 2, doc: "It never flies straight." }),
  C: monster("C", "centaur", "wood", 4, 4, ["1d2", "1d5", "1d5"], 17, { carryPercent: 15, doc: "Half a horse, and in no mood for jokes about it." }),
  D: monster("D", "dragon", "fire", 10, -1, ["1d8", "1d8", "3d10"], 5000, { breathes: true, ...MEAN, carryPercent: 100, doc: "It breathes fire along straight lines." }),
  E: monster("E", "emu", "earth", 1, 7, ["1d2"], 2, { ...MEAN, doc: "A bird that would rather peck than fly." }),
  F: monster("F", "venus flytrap", "leaf", 8, 3, ["0d1"], 80, { isRooted: true, onHurt: grip, onMissed: squeeze, ...MEAN, doc: "It does not walk. It does not let go, either." }),
  G: monster("G", "griffin", "gold", 13, 2, ["4d3", "3d5"], 2000, { ...MEAN, flies: true, regenerates: true, carryPercent: 20, doc: "Beak, claws and wings." }),
  H: monster("H", "hobgoblin", "flesh", 1, 5, ["1d8"], 3, { ...MEAN, doc: "Small, and it hits above its size." }),
  I: monster("I", "ice monster", "slate", 1, 9, ["0d1"], 5, { onHurt: freeze, doc: "Its touch does no harm, and freezes one on the spot. Whoever is frozen again and again dies of the cold." }),
  J: monster("J", "jabberwock", "magic", 15, 6, ["2d12", "2d4"], 3000, { carryPercent: 70, doc: "Beware its jaws and its claws." }),
  K: monster("K", "kestrel", "wood", 1, 7, ["1d4"], 1, { ...MEAN, flies: true, doc: "It dives at whatever moves." }),
  L: monster("L", "leprechaun", "leaf", 3, 8, ["1d1"], 10, { onHurt: stealGold, doc: "It is after gold, and gone with it." }),
  M: monster("M", "medusa", "leaf", 8, 2, ["3d4", "3d4", "2d5"], 200, { onSeen: gaze, ...MEAN, carryPercent: 40, doc: "Her gaze confuses." }),
  N: monster("N", "nymph", "magic", 3, 9, ["0d1"], 37, { onHurt: stealMagic, carryPercent: 100, doc: "Fair, and fond of magic that is not hers." }),
  O: monster("O", "orc", "flesh", 1, 6, ["1d8"], 5, { isGreedy: true, carryPercent: 15, doc: "Where gold lies, it will not be far." }),
  P: monster("P", "phantom", "ash", 8, 3, ["4d4"], 120, { isInvisible: true, straysOneIn: 5, doc: "Most never see what kills them." }),
  Q: monster("Q", "quagga", "earth", 3, 3, ["1d5", "1d5"], 15, { ...MEAN, doc: "Stripes in front, a kick behind." }),
  R: monster("R", "rattlesnake", "leaf", 2, 3, ["1d6"], 9, { onHurt: poison, ...MEAN, doc: "Its bite weakens." }),
  S: monster("S", "snake", "grass", 1, 5, ["1d3"], 2, { ...MEAN, doc: "It bites, and that is all." }),
  T: monster("T", "troll", "leaf", 6, 4, ["1d8", "1d8", "2d6"], 120, { ...MEAN, regenerates: true, carryPercent: 50, doc: "What one cuts off grows again." }),
  U: monster("U", "black unicorn", "stone", 7, -2, ["1d9", "1d9", "2d9"], 190, { ...MEAN, doc: "Hooves, hooves, horn." }),
  V: monster("V", "vampire", "bad", 8, 1, ["1d10"], 350, { onHurt: drainLife, ...MEAN, regenerates: true, carryPercent: 20, doc: "What it drinks does not come back." }),
  W: monster("W", "wraith", "bone", 5, 4, ["1d6"], 55, { onHurt: drainLevel, doc: "Its touch takes away what one has learnt." }),
  X: monster("X", "xeroc", "gilt", 7, 7, ["4d4"], 100, { isDisguised: true, carryPercent: 30, doc: "It looks like something that one would like to have." }),
  Y: monster("Y", "yeti", "bright", 4, 6, ["1d6", "1d6"], 50, { carryPercent: 30, doc: "Two fists, and fur." }),
  Z: monster("Z", "zombie", "bone", 2, 8, ["1d8"], 6, { ...MEAN, doc: "Slow of thought, and of little else." }),
};

add(creatures, bestiary);

/** By how deep they live, the shallowest first; the engine of the dungeon draws from around a depth. */
export const depths = table("depths", {
  dwellers: "KEBSHIROZLCQANYFTWPXUMVGJD".split(""),
  wanderers: "KEBSH.ROZ.CQA.Y.TWP.UMVGJ.".split(""),
}, {
  dwellers: "list: who waits on new levels",
  wanderers: "list: who comes by later; a dot where that one never does",
});
