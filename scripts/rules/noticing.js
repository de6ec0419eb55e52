// What creatures notice of the hero, and what they fear.
import { table } from "gnaw";

/** Chances in percent, each turn. */
export const noticing = table("noticing", { wakes: 10, sees: 40, losesTrack: 4, takesHeart: 5, lurkersReach: 2, kinWithin: 8 }, {
  wakes: "number: percent a turn that a sleeper wakes who hears the hero from half as far",
  sees: "number: percent a turn that a wanderer who hears and sees the hero hunts him",
  losesTrack: "number: percent a turn that a hunter who does not see the hero gives up",
  takesHeart: "number: percent a turn that somebody who has fled, and is afraid no more, hunts again",
  lurkersReach: "number: cells from the hero within which somebody who lurks comes out",
  kinWithin: "number: cells within which a pack is woken by one of it",
});

/** Whether somebody hears the hero from that share of the distance at which he can be heard. */
export const isHeard = (who, world, share) => world.distance(who.at, world.hero.at) <= world.hero.noise * share;

/** Whether somebody has lost so much of his life that he runs. */
export const isAfraid = (who) => who.fleesBelow !== undefined && who.hitPoints < who.maxHitPoints * who.fleesBelow;
