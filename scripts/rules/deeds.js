// What the hero did last, for those who do as he does.
import { set } from "gnaw";

const deedOf = ({ id, direction }) => (id === "step" ? direction : id === "attack" ? id : "");

export const deeds = (who, action) => {
  const deed = deedOf(action);
  return deed === who.lastDeed ? [] : [set(who, "lastDeed", deed)];
};
