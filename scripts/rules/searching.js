// Searching finds secret doors and hidden traps: next to one surely, farther off by luck.
import { become, interrupt, say, table } from "gnaw";
import { uncovered } from "./traps.js";
import { told } from "./words.js";

export const searches = table("searches", { reach: 5, percentFar: 25 }, {
  reach: "number: cells",
  percentFar: "number: percent to find what is not next to one",
});

export const searching = (who, _action, dice, world) => {
  const found = world
    .around(who.at, searches.reach)
    .filter((at) => HIDDEN.includes(world.tileAt(at).kind))
    .filter((at) => world.distance(who.at, at) <= 1 || dice.percent(searches.percentFar));
  return found.map((at) => (world.tileAt(at).kind === "hidden-trap" ? uncovered(at, world) : opened(at)));
};

const HIDDEN = ["secret-door", "hidden-trap"];

const opened = (at) => [become(at, "door"), say(told("secretDoor"), "good"), interrupt(told("secretDoor"))];
