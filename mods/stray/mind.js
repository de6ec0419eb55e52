// How cats think: a stray keeps away from people and comes for meat; a friend hunts, follows, and takes the stairs with you.
import { act, become, isA, leave, say, set, spawn, spend } from "gnaw";
import { hasMood, inMood } from "base/rules/moods.js";

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
  return world.distance(who.at, world.hero.at) > STRAYS ? sight.towards(world.hero) : sight.stroll(dice);
};

export const thinking = (who, sight, dice, world) => {
  if (isA(who, "stray") && !hasMood(who, "asleep")) return stray(who, sight, dice, world) ?? act.wait();
  return isA(who, "cat") ? (friend(who, sight, dice, world) ?? act.wait()) : undefined;
};

/** Who feeds a cat has one. */
export const befriending = (who, action) =>
  isA(who, "stray") && action.id === "pickUp"
    ? [
        who.pack.map((item) => spend(item, item.count)),
        become(who, "cat"), set(who, "maxHitPoints", 16), set(who, "hitPoints", 16),
        say("The cat eats, washes its face, and looks at you. It purrs.", { about: who, tone: "good" }),
      ]
    : [];

const friendNear = (who, world) => world.creatures.find((one) => isA(one, "cat") && world.distance(one.at, who.at) <= 2);

/** A cat beside you comes along; one that hunts elsewhere stays there. */
export const leaving = (who, action, _tile, _dice, world) => {
  const cat = action === "descend" || action === "ascend" ? friendNear(who, world) : undefined;
  return cat === undefined ? [] : [set(world, "catComesAlong", cat.hitPoints), leave(cat, world.depth)];
};

export const following = (who, _level, _dice, world) =>
  world.catComesAlong === 0
    ? []
    : [spawn("cat", who.at, { hitPoints: world.catComesAlong, ...inMood("hunting") }), set(world, "catComesAlong", 0)];
