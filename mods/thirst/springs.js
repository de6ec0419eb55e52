// Where there is water: a spring on every level, wells, and the shallows of lakes. One drinks there, and fills all empty flasks.
import { add, amend, become, give, isA, say, spend, tiles } from "gnaw";
import { drink, thirst } from "./water.js";

add(tiles, {
  spring: { name: "spring", glyph: "o", tone: "water", passable: true, transparent: true, action: "drink" },
});
amend(tiles, { shallows: { action: "drink" } });

/** What one sets out with. */
export const flasks = (hero) => [give(hero, "flask", { count: 2 })];

export const springs = (_who, level, dice) => {
  const at = level.isNew ? level.free(dice) : undefined;
  return at === undefined ? [] : [become(at, "spring")];
};

export const refilling = (who, action) => {
  if (action !== "drink") return [];
  const empty = who.pack.find((item) => isA(item, "empty-flask"));
  return [
    drink(who, thirst.most),
    say("You drink your fill.", "good"),
    empty === undefined ? [] : [spend(empty, empty.count), give(who, "flask", { count: empty.count }), say(`You fill ${empty.count === 1 ? "your flask" : "your flasks"}.`)],
  ];
};
