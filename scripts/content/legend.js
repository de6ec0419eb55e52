// Letters of drawn rooms beside the usual ones: what they are made of, and what their places are called.

/** Tiles. */
export const letters = /** @type {const} */ ({
  w: "shallows", b: "brambles", x: "web", f: "firedamp", B: "brazier", R: "rubble", H: "bushes", u: "mud", i: "ice", k: "bones", l: "shelf",
  S: "statue", s: "watching-statue", L: "lever", Z: "sluice", v: "vent", V: "fire-vent", ",": "cracked-floor", W: "well",
  E: "exchange-altar", A: "blood-altar", T: "trapdoor", n: "net-trap", d: "dart-trap", e: "bell-trap",
});

/** Places: those of a name of the table `stock` hold what it says. */
export const places = /** @type {const} */ ({
  1: "bottle", 2: "book", 3: "wand", 4: "charm", 5: "steel", 6: "relic", 7: "idol", 8: "ware", 9: "arms",
  $: "meal", h: "horde", G: "gate", X: "lock", Y: "key",
});

const without = (letters, others) => {
  const left = { ...letters };
  for (const letter in others) delete left[letter];
  return left;
};

/**
 * What each letter of a drawn room stands for: its own, and the usual ones. A letter of its own no longer stands for what it usually does; one
 * that is both a tile and a place of its own is both.
 * @param {{ tiles?: Readonly<Record<string, any>>, marks?: Readonly<Record<string, any>> }} own
 * @param {{ tiles: Readonly<Record<string, any>>, marks: Readonly<Record<string, any>> }} usual
 */
export const lettersOf = ({ tiles = {}, marks = {} }, usual) => ({
  tiles: { ...without(usual.tiles, marks), ...tiles },
  marks: { ...without(usual.marks, tiles), ...marks },
});

/** A drawn room of some depths, with all these letters. */
export const room = (from, to, text) => ({
  from, to, isCertain: false, drawing: text.split("\n").filter((line) => line.trim() !== "").join("\n"), tiles: letters, marks: places,
});
