// Whatever a colour means stands there in a word, too: for eyes that tell colours apart badly, and for ears.
import { items, tiles } from "gnaw";
import { expect, given, test, world } from "gnaw/test";
import { moods } from "../content/moods.js";
import { statuses } from "../content/statuses.js";
import { hungerStates } from "../rules/hunger.js";

const areDifferentWords = (words) => {
  expect(words.filter((word) => word.trim() === "")).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
};

test("statuses, moods and states of hunger have each a word of their own", () => {
  areDifferentWords(Object.values(statuses).map((row) => row.label));
  areDifferentWords(Object.values(moods).map((row) => row.word));
  areDifferentWords(Object.values(hungerStates).filter((row) => row.tone !== undefined).map((row) => row.label));
});

test.each(Object.keys(statuses))("that one is %s stands beside the map", (id) => {
  given.level("#####\n#@..#\n#####");
  given.hero({ [id]: 9 });

  expect(world.screen()).toContain(statuses[id].label);
});

test("what bars show stands beside them in numbers", () => {
  given.level("#####\n#@..#\n#####");
  given.hero({ hitPoints: 7, nourishment: 123 });

  expect(world.screen()).toContain("7");
  expect(world.screen()).toContain("123");
  expect(world.screen()).toContain("Weak");
});

test("what bars the way looks like nothing that could be picked up, and in plain characters not like a ring", () => {
  const barred = Object.values(tiles).filter((tile) => !tile.passable);

  expect(barred).toContain(tiles.wall);
  barred.forEach(({ glyph }) => expect(Object.values(items).map((item) => item.glyph)).not.toContain(glyph));
  expect(barred.map(({ glyph, plain }) => plain ?? glyph)).not.toContain(items["ring-of-thrift"].glyph);
});

test("whatever one is asked about before a step has a sign that no safe ground has", () => {
  const isSafe = (id) => tiles[id].passable && tiles[id].shunned !== true && !tiles[id].covers;
  const signOf = (id) => tiles[id].plain ?? tiles[id].glyph;
  const safe = Object.keys(tiles).filter(isSafe).map(signOf);

  const asked = Object.keys(tiles).filter((id) => tiles[id].asks !== undefined);

  expect(asked.length).toBeAtLeast(1);
  asked.forEach((id) => expect(safe).not.toContain(signOf(id)));
});
