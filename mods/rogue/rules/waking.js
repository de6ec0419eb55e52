// Who waits, and who comes: the mean attack on sight, the others once they are struck; and what the mere sight of some does.
import { set, table } from "gnaw";

export const wakefulness = table("wakefulness", { of: 3, wakes: 2 }, {
  of: "number: out of so many turns in which somebody mean sees the hero …",
  wakes: "number: … he goes for him in so many",
});

/** From now on it goes after the hero. */
export const roused = (who) => (who.isHero || who.mood === "hunting" ? [] : [set(who, "mood", "hunting"), set(who, "spellbound", 0)]);

const isQuiet = (hero) => hero.levitating > 0 || hero.pack.some((item) => item.worn === 1 && item.kind === "rogue:ring-of-stealth");

/** @type {TurnEnds} */
export const waking = (who, dice, world) => {
  if (!who.isSeen) return [];
  const gaze = who.onSeen?.(who, world.hero, dice, world) ?? [];
  const rises = who.mood === "asleep" && who.isMean && who.spellbound === 0 && !isQuiet(world.hero) && dice.between(1, wakefulness.of) <= wakefulness.wakes;
  return [gaze, rises ? roused(who) : []];
};
