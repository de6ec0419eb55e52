// A closed door opens for whoever walks into it, and then one sees through; whoever stands beside it can close it.
import { allow, become, refuse, say } from "gnaw";
import { told } from "./words.js";

export const doors = (_who, tile) => [become(tile.at, "open-door")];

/** Every open door beside somebody in which nobody stands and nothing lies. */
const openBeside = (who, world) =>
  world.around(who.at, 1).filter((at) => world.tileAt(at).kind === "open-door" && world.creatureAt(at) === undefined && world.itemsAt(at).length === 0);

/** Where there is nothing to close, no time passes. */
export const shutting = (who, _action, world) => (openBeside(who, world).length === 0 ? refuse(told("door.none")) : allow());

export const closing = (who, _action, _dice, world) => [openBeside(who, world).map((at) => become(at, "door")), say(told("door.closed"))];
