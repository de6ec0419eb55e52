// Searching finds secret doors: next to one surely, farther off by luck.
import { become, interrupt, say, table } from "gnaw";
import { told } from "./words.js";

export const searches = table("searches", { reach: 5, percentFar: 25 }, {
  reach: "number: cells",
  percentFar: "number: percent to find a door that is not next to one",
});

export const searching = (who, action, dice, world) => {
  if (action.id !== "search") return [];
  const found = world
    .around(who.at, searches.reach)
    .filter((at) => world.tileAt(at).kind === "secret-door")
    .filter((at) => world.distance(who.at, at) <= 1 || dice.percent(searches.percentFar));
  return found.map((at) => [become(at, "door"), say(told("secretDoor"), "good"), interrupt(told("secretDoor"))]);
};
