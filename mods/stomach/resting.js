// Who may rest: what foes, a body that does not heal, good health and hunger have against it, in this order.
import { allow, refuse } from "gnaw";
import { isWounded } from "./hunger.js";
import { stateAt } from "./states.js";

export const resting = (who) => {
  if (who.foesInView.length > 0) return refuse("You cannot rest while foes are near.");
  if (!("fullness" in who)) return refuse("You cannot rest to heal.");
  if (!isWounded(who)) return refuse("You are already fully rested.");
  if (!stateAt(who.fullness).heals) return refuse("You are too hungry to rest.");
  return allow("You tend to your wounds.");
};
