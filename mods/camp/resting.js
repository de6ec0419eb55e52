// Life comes back by rest alone: a hit point and a point of stores each turn.
import { allow, change, heal, interrupt, refuse, say } from "gnaw";

export const camping = (who) => {
  const line = "Your stores are spent.";
  return [
    heal(who, 1),
    change(who, "stores", -1, { atLeast: 0 }),
    who.stores === 1 ? [say(line, "warn"), interrupt(line)] : [],
  ];
};

export const resting = (who) => {
  if (who.foesInView.length > 0) return refuse("You cannot rest with enemies in view.");
  if (who.poisoned > 0) return refuse("You cannot rest while you are poisoned.");
  if (who.hitPoints >= who.maxHitPoints) return refuse("You are well already.");
  if (who.stores === 0) return refuse("You cannot rest with nothing to eat.");
  return allow("You make camp.");
};
