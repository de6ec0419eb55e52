// A clock that is no hunger: the least depth rises, and stairs lead no higher.
import { add, allow, remove, refuse, rules, set } from "gnaw";
import { hunger } from "base/rules/hunger.js";
import { hasHorn } from "base/rules/wanderers.js";
import { closedBelow, descentLabels, pulling } from "./pull.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");

add(rules.turnEnds, {
  pulling,
  sated: (who) => (who.nourishment === hunger.stomach ? [] : [set(who, "nourishment", hunger.stomach)]),
});
add(rules.mayDo, {
  climbing: (who, action, world) =>
    action.id === "ascend" && !hasHorn(who) && closedBelow(who, world)
      ? refuse("The way up has closed: the deep will not let you go.")
      : allow(),
});
add(rules.statusOf, { descentLabels });
