// A starving hero loses turns while the world goes on.
import { interrupt, say, stun, table } from "gnaw";
import { told } from "./words.js";

export const fainting = table("fainting", { percentEachTurn: 5, turns: "1d4" }, {
  percentEachTurn: "number: percent a turn",
  turns: "dice: for how many turns",
});

export const mayFaint = (who, dice) =>
  who.paralysed === 0 && dice.percent(fainting.percentEachTurn)
    ? [say(told("faints"), "bad"), stun(who, dice.roll(fainting.turns)), interrupt(told("faints"))]
    : [];
