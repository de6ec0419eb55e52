// Charms in use: a charge is spent, and comes back with time.
import { change, heal, say } from "gnaw";
import { told } from "./words.js";

export const invoking = (who, _verb, item, _target, dice, world) => [change(item, "charge", -1, { atLeast: 0 }), item.onInvoke(who, dice, world)];

/** What is asked before a charge does nothing; one that is not there asks nothing. */
export const sureToInvoke = (item, user, world) => (item.charge > 0 && item.isWasted?.(user, world) === true ? told("sure.invoke", { item }) : undefined);

export const healed = (who, amount) => [heal(who, amount), say(told("charm.heals"), "good")];
