// Who lies in the crypt, and what lies beside them.
import { add, creatures, lay, say, spawn, table } from "gnaw";
import { find } from "base/rules/loot.js";

add(creatures, {
  bones: {
    name: "heap of bones", glyph: "z", tone: "bone", hitPoints: 14, attack: 4, defense: 1, damage: "1d6", speed: 75, lurks: true,
    doc: "It lies there like all the others. Then it gets up.",
  },
  warden: {
    name: "warden of the crypt", pronoun: "he", glyph: "W", tone: "bone", hitPoints: 45, attack: 8, defense: 4, damage: "1d8+1", isUnique: true,
    doc: "He has stood here since the last funeral, and nobody has told him that it is over.",
  },
});

export const crypt = table("crypt", { heaps: 9, finds: 4 }, {
  heaps: "number: heaps of bones in the catacombs",
  finds: "number: things that lie in the catacombs",
});

const here = (level) => level.isNew && level.place === "crypt";

/** The catacombs are full by chance; in the hall everybody has his place. */
export const filling = (who, level, dice) => {
  if (!here(level)) return [];
  const wardens = level.marks("warden").map((at) => spawn("warden", at, { mood: "asleep" }));
  return wardens.length > 0 ? wardens : [
    somewhere(crypt.heaps, level, dice, who).map((at) => spawn("bones", at, { mood: "lurking" })),
    somewhere(crypt.finds, level, dice, who).map((at) => find(level.depth, at, dice)),
    somewhere(1, level, dice, who).map((at) => lay("ration", at)),
  ];
};

/** So many free cells out of sight of the stairs. */
const somewhere = (count, level, dice, who) =>
  Array.from({ length: count }, () => level.free(dice, { from: who, distance: 8 })).filter((at) => at !== undefined);

export const arriving = (_who, level) => {
  if (!here(level)) return [];
  return level.marks("warden").length > 0
    ? [say("Candles burn in a hall that nobody has entered for a hundred years. Somebody has lit them.", "gold")]
    : [say("It is cold, and smells of wax. Bones lie everywhere.", "bone")];
};
