// What can be done with a thing: the key, the words, and the time it takes.
import { add, verbs } from "gnaw";
import { sureToEat } from "../rules/eating.js";
import { sureToInvoke } from "../rules/invoking.js";
import { sureToQuaff, sureToRead } from "../rules/quaffing.js";
import { isMissile } from "../rules/throwing.js";

add(verbs, {
  eat: {
    menu: "Eat", key: "e", time: 1, ask: "Eat what?", none: "You have nothing to eat.",
    fits: (item) => item.nutrition !== undefined, sure: sureToEat,
  },
  quaff: {
    menu: "Quaff", key: "q", time: 1, ask: "Quaff what?", none: "You have nothing to drink.",
    fits: (item) => item.onQuaff !== undefined, sure: sureToQuaff,
  },
  read: {
    menu: "Read", key: "r", time: 1, ask: "Read what?", none: "You have nothing to read.",
    fits: (item) => item.onRead !== undefined, sure: sureToRead,
  },
  wear: {
    menu: "Wear or wield", key: "w", time: 2, ask: "Wear or wield what?", none: "You have nothing to put on.",
    fits: (item) => item.slot !== undefined && item.worn === 0,
  },
  takeOff: {
    menu: "Take off", key: "T", time: 1, ask: "Take off what?", none: "You wear nothing that comes off.",
    fits: (item) => item.worn === 1,
  },
  zap: {
    menu: "Use a staff or wand", key: "a", time: 1, aimed: true, ask: "Use which staff or wand?", none: "You have no staff, and no wand in which anything is left.",
    fits: (item) => item.onZap !== undefined && (item.charge > 0 || item.recharge !== undefined),
  },
  invoke: {
    menu: "Call on a charm", key: "v", time: 1, ask: "Call on which charm?", none: "You have no charm.",
    fits: (item) => item.onInvoke !== undefined, sure: sureToInvoke,
  },
  throw: {
    menu: "Throw or shoot", key: "t", time: 1, aimed: true, ask: "Throw what?", none: "You have nothing to throw.",
    fits: (item) => item.worn === 0 && item.isPrize !== true, suits: isMissile,
  },
});
