// What a meal does: a full one makes strong until one is hungry again, a snack only helps over a while.
import { amend, change, set } from "gnaw";
import { hunger } from "base/rules/hunger.js";
import { feast } from "./appetite.js";

/** Turns of nourishment from which food is a full meal. */
const FULL_MEAL = 800;

const strengthened = (who) => (who.feasted > 0 ? [] : [set(who, "feasted", 1), change(who, "attack", feast.strength)]);

const quickened = (who, appetite) =>
  who.famished > 0 && appetite < feast.famishedAt ? [set(who, "famished", 0), change(who, "speed", feast.slowness)] : [];

amend(hunger, {
  /** Hunger never kills, so there is always something left. */
  left: (who) => Math.max(1, feast.famishedAt - who.appetite),
  feed: (who, turns) => {
    const isFull = turns >= FULL_MEAL;
    const appetite = isFull ? 0 : Math.max(0, who.appetite - feast.snack);
    return [set(who, "appetite", appetite), quickened(who, appetite), isFull ? strengthened(who) : []];
  },
  spend: (who, turns) => change(who, "appetite", turns),
});
