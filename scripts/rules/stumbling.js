// The confused do not always go where they want to.
import { interrupt, move, say, table } from "gnaw";
import { told } from "./words.js";

export const stumbles = table("stumbles", { percent: 40 }, {
  percent: "number: percent of the steps of a confused one that go astray",
});

export const stumbling = (who, _action, dice, world) => {
  if (!dice.percent(stumbles.percent)) return [];
  const around = world.around(who.at, 1).filter((at) => world.tileAt(at).passable && world.creatureAt(at) === undefined);
  return around.length === 0 ? [] : [move(who, dice.pick(around)), say(told("stumbles"), "warn"), who.isHero ? interrupt(told("stumbles")) : []];
};
