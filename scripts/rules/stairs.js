// What stairs do.
import { leave, say } from "gnaw";

export const stairs = (who, action, _tile, _dice, world) => {
  if (action === "descend") return [leave(who, world.depth + 1)];
  if (action === "ascend" && world.depth > 1) return [leave(who, world.depth - 1)];
  return [say("You will not go back empty-handed.")];
};
