// What the hero did last, for those who do as he does.
import { set } from "gnaw";

const deedOf = (action) => (action.id === "step" ? action.direction : action.id === "attack" ? "attack" : "");

export const deeds = (who, action) => {
  const deed = deedOf(action);
  return deed === who.lastDeed ? [] : [set(who, "lastDeed", deed)];
};
