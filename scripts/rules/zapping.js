// Staffs and wands in use: a charge is spent; that of a staff comes back with time.
import { allow, change, refuse } from "gnaw";
import { tried } from "./identity.js";
import { told } from "./words.js";

export const zapping = (who, _verb, item, target, dice, world) =>
  target === undefined ? [] : [change(item, "charge", -1, { atLeast: 0 }), tried(item), item.onZap(who, target, dice, world)];

/** An empty staff does nothing, and nobody points at what he does not see, or where nothing would come of it. */
export const charging = (who, action, world) => {
  if (action.item.charge < 1) return refuse(told(action.item.recharge === undefined ? "wand.empty" : action.verb === "zap" ? "zap.empty" : "charm.empty"));
  if (action.verb === "invoke") return allow();
  if (action.at === undefined || !world.inView(action.at)) return refuse(told("unseen"));
  return action.item.worksAt?.(who, action.at, world) === false ? refuse(told("zap.nowhere", { item: action.item })) : allow();
};

export const recharging = (who, _dice, world) =>
  who.pack
    .filter((item) => item.recharge !== undefined && item.charge < item.charges && world.turn % item.recharge === 0)
    .map((item) => change(item, "charge", 1));
