// Half of one's life, dealt out to all in view.
import { damage, say, set } from "gnaw";
import { roused } from "./waking.js";

export const drained = (who, world) => {
  const around = world.creatures.filter((one) => !one.isHero && one.isSeen);
  if (who.hitPoints < 2) return [say("You are too weak for that.")];
  if (around.length === 0) return [say("You feel a tingle.")];
  const life = Math.floor(who.hitPoints / 2);
  const share = Math.floor(life / around.length);
  return [set(who, "hitPoints", who.hitPoints - life), around.map((one) => [damage(one, share, { by: who, cause: "a drain of life" }), roused(one)])];
};
