// Dogs are remembered: where each lies is told when one dies, and on the last page.
import { add, meters, say, set } from "gnaw";
import { dogIn, isDog } from "./dog.js";

add(meters, {
  graves: { holds: [{ name: "text", depth: "number" }], start: [], owner: "world", doc: "the dogs that have died, and where" },
});

export const mourning = (victim, _killer, _cause, _dice, world) =>
  isDog(victim)
    ? [
        say(`${victim.dogName} is dead. You will not forget that.`, "bad"),
        set(world, "graves", [...world.graves, { name: victim.dogName, depth: world.depth }]),
      ]
    : [];

export const farewell = (score, world) => {
  const dog = dogIn(world);
  const alive = dog === undefined ? [] : [`${dog.dogName} ${dog.follows === undefined ? "is still down there" : "was there to the last"}.`];
  return { ...score, lines: [...score.lines, ...world.graves.map(({ name, depth }) => `${name} lies at depth ${depth}.`), ...alive] };
};
