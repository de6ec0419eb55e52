// Charms in use: a charge is spent, and comes back with time.
import { change, heal, say } from "gnaw";
import { told } from "./words.js";

export const invoking = (who, _verb, item, _target, dice, world) => [change(item, "charge", -1, { atLeast: 0 }), item.onInvoke(who, dice, world)];

export const healed = (who, amount) => [heal(who, amount), say(told("charm.heals"), "good")];
