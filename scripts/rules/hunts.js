// Minds that go by something else than the shortest way: water, noise, meals, looks, and what the hero does.
import { act, add } from "gnaw";
import { minds } from "./minds.js";
import { stealth } from "./stealth.js";

const isBeside = (who, foe, world) => world.distance(who.at, foe.at) <= 1;

/** Keeps so far away, if it can. */
const keepingOff = (cells) => (who, foe, sight, _dice, world) => {
  if (!sight.sees(foe)) return sight.towards(foe);
  return world.distance(who.at, foe.at) < cells ? (sight.awayFrom(foe) ?? sight.towards(foe)) : act.wait();
};

/** Picks the one that ends nearest of the steps that are free. */
const nearestStep = (who, foe, sight, world) => {
  const far = (step) => world.distance(world.next(who.at, step.direction), foe.at);
  const [best] = [...sight.steps].sort((one, other) => far(one) - far(other));
  return best !== undefined && far(best) < world.distance(who.at, foe.at) ? best : undefined;
};

/** What lies there to be eaten, near and in sight. */
const mealNear = (who, world) =>
  world.floorItems.find((item) => item.nutrition !== undefined && world.distance(who.at, item.at) <= 8 && world.sees(who, item.at));

const OPPOSITE = /** @type {const} */ ({
  north: "south", "north-east": "south-west", east: "west", "south-east": "north-west",
  south: "north", "south-west": "north-east", west: "east", "north-west": "south-east",
});

add(minds, {
  caster: { hunt: keepingOff(4) },
  still: { hunt: () => act.wait() },
  swimmer: {
    hunt: (who, foe, sight, _dice, world) => (isBeside(who, foe, world) ? act.attack(foe) : nearestStep(who, foe, sight, world)),
  },
  listener: {
    hunt: (_who, foe, sight, dice) => (foe.isHero && foe.noise <= stealth.still ? sight.stroll(dice) : sight.towards(foe)),
  },
  scavenger: {
    hunt: (who, foe, sight, _dice, world) => {
      if (who.pack.some((item) => item.nutrition !== undefined)) return act.plain("devour");
      const meal = mealNear(who, world);
      if (meal === undefined) return sight.towards(foe);
      return world.distance(who.at, meal.at) === 0 ? act.plain("snatch") : sight.towards(meal.at);
    },
  },
  glutton: {
    hunt: (who, foe, sight) => (who.pack.some((item) => item.nutrition !== undefined) ? act.plain("devour") : sight.towards(foe)),
  },
  mirror: {
    hunt: (who, foe, _sight, _dice, world) => {
      if (world.hero.lastDeed === "attack") return isBeside(who, foe, world) ? act.attack(foe) : act.wait();
      return world.hero.lastDeed === "" ? act.wait() : act.step(OPPOSITE[world.hero.lastDeed]);
    },
  },
  statue: {
    hunt: (who, foe, sight, _dice, world) => {
      if (isBeside(who, foe, world)) return world.hero.lastDeed === "attack" ? act.attack(foe) : act.wait();
      return world.hero.lastDeed === "" ? act.wait() : sight.towards(foe);
    },
  },
  unseen: {
    hunt: (who, foe, sight, _dice, world) => (world.inView(who.at) && !isBeside(who, foe, world) ? act.wait() : sight.towards(foe)),
  },
});
