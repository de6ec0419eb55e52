// A closed door opens for whoever walks into it, and then one sees through; whoever stands beside it can close it.
import { become, say } from "gnaw";
import { told } from "./words.js";

export const doors = (_who, tile) => [become(tile.at, "open-door")];

/** Every open door beside somebody in which nobody stands and nothing lies. */
export const closing = (who, _action, _dice, world) => {
  const open = world
    .around(who.at, 1)
    .filter((at) => world.tileAt(at).kind === "open-door" && world.creatureAt(at) === undefined && world.itemsAt(at).length === 0);
  return open.length === 0 ? [say(told("door.none"))] : [open.map((at) => become(at, "door")), say(told("door.closed"))];
};
