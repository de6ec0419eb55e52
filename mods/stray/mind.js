// How cats think: a stray keeps away from people and comes for meat; a friend hunts and keeps near.
import { act, become, isA, say, set, spend } from "gnaw";

/** How near a stray lets people come, how far it smells meat, and how far a friend strays; in cells. */
const [SHY, SMELLS, STRAYS] = [4, 12, 3];
const MEAT = ["meat", "jerky", "toad-leg"];

const stray = (who, sight, dice, world) => {
  const meat = world.floorItems.find((item) => MEAT.includes(item.kind) && world.distance(who.at, item.at) <= SMELLS);
  const near = world.distance(who.at, world.hero.at);
  if (meat !== undefined && world.distance(who.at, meat.at) === 0) return act.pickUp();
  if (meat !== undefined && world.distance(world.hero.at, meat.at) >= 2) return sight.towards(meat.at);
  return near < SHY ? sight.awayFrom(world.hero) : sight.stroll(dice);
};

const friend = (who, sight, dice, world) => {
  const prey = sight.foes.find((foe) => world.distance(foe.at, world.hero.at) <= 2 * STRAYS);
  if (prey !== undefined) return sight.towards(prey);
  const strays = world.hero.ground.action === undefined ? STRAYS : 1;
  return world.distance(who.at, world.hero.at) > strays ? sight.towards(world.hero) : sight.stroll(dice);
};

export const thinking = (who, sight, dice, world) => {
  if (isA(who, "stray") && who.mood !== "asleep") return stray(who, sight, dice, world) ?? act.wait();
  return isA(who, "cat") ? (friend(who, sight, dice, world) ?? act.wait()) : undefined;
};

/** Whoever feeds a cat has one. */
export const befriending = (who, action) =>
  isA(who, "stray") && action.id === "pickUp"
    ? [
        who.pack.map((item) => spend(item, item.count)),
        become(who, "cat"), set(who, "maxHitPoints", 16), set(who, "hitPoints", 16),
        say("The cat eats, washes its face, and looks at you. It purrs.", { about: who, tone: "good" }),
      ]
    : [];
