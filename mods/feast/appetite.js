// How appetite grows, turn by turn: first the strength of the last meal goes, then one becomes slow. Nobody dies of it.
import { add, change, interrupt, meters, say, set, table } from "gnaw";

add(meters, {
  appetite: { start: 0, owner: "hero", doc: "turns since the last full meal" },
  feasted: { start: 0, owner: "hero", doc: "1 while a meal makes strong" },
  famished: { start: 0, owner: "hero", doc: "1 while hunger makes slow" },
});

/** When one is hungry and when famished, what a meal adds to attack, and what famine takes from speed. */
export const feast = table("feast", { hungryAt: 1200, famishedAt: 2400, strength: 2, slowness: 10, snack: 200 });

export const growingHungry = (who) => {
  const appetite = who.appetite + 1;
  return [
    set(who, "appetite", appetite),
    appetite >= feast.hungryAt && who.feasted > 0 ? weakened(who) : [],
    appetite >= feast.famishedAt && who.famished === 0 ? slowed(who) : [],
  ];
};

const weakened = (who) => {
  const line = "The strength of your last meal is gone.";
  return [set(who, "feasted", 0), change(who, "attack", -feast.strength), say(line, "warn"), interrupt(line)];
};

const slowed = (who) => {
  const line = "You are famished, and slow.";
  return [set(who, "famished", 1), change(who, "speed", -feast.slowness), say(line, "bad"), interrupt(line)];
};

/** @type {StatusOf} */
export const feastLabels = (who) => {
  if (who.famished > 0) return [{ text: "Famished", tone: "bad" }];
  if (who.feasted > 0) return [{ text: "Feasted", tone: "good" }];
  return who.appetite >= feast.hungryAt ? [{ text: "Hungry", tone: "warn" }] : [];
};
