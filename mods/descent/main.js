// A clock that is no hunger: the least depth rises, and stairs lead no higher.
import { add, allow, amend, manual, refuse, remove, rules } from "gnaw";
import { hints } from "base/content/hints.js";
import { recovery } from "base/rules/healing.js";
import { hunger } from "base/rules/hunger.js";
import { hasHorn } from "base/rules/wanderers.js";
import { closedAbove, descentLabels, pulling } from "./pull.js";

remove(rules.turnEnds, "digesting", "stateOfHunger");
remove(rules.statusOf, "hungerLabels");
remove(rules.levelBegins, "owedFood");
amend(hunger, { left: () => Infinity, feed: () => [], spend: () => [] });
amend(recovery, { times: () => 1, nourishmentPerHitPoint: 0 });
amend(hints, { toldOfHunger: { when: () => false } });
amend(manual, { hunger: { text: "There is none: nobody needs to eat. What lies about may be eaten all the same, for what it does besides." } });

add(rules.turnEnds, { pulling });
add(rules.mayDo, {
  climbing: {
    doing: "ascend",
    answer: (who, _action, world) => (!hasHorn(who) && closedAbove(who, world) ? refuse("The way up has closed: the deep will not let you go.") : allow()),
  },
});
add(rules.statusOf, { descentLabels });
