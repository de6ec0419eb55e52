// A dark room that is lit stays lit: somewhere on its floor is a lamp then.
import { become, say } from "gnaw";

/** Whether a lamp can stand there. */
const isFloor = (at, world) => world.tileAt(at).kind === "floor";

export const litUp = (who, world) => {
  const bare = world.around(who.at, 1).find((at) => isFloor(at, world));
  return bare === undefined ? [say("The passage glows, and fades.")] : [become(bare, "lamp"), say("The room is lit.", "good")];
};
