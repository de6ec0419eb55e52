// A starving hero loses turns while the world goes on.
import { interrupt, say, stun, table } from "gnaw";

export const fainting = table("fainting", { percentEachTurn: 5, turns: "1d4" });

export const mayFaint = (who, dice) =>
  who.helpless === 0 && dice.percent(fainting.percentEachTurn)
    ? [say("You faint.", "bad"), stun(who, dice.roll(fainting.turns)), interrupt("You faint.")]
    : [];
