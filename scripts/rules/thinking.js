// What creatures other than the hero do with a turn.
import { act } from "gnaw";
import { moods } from "../content/moods.js";
import { moodOf } from "./moods.js";

export const thinking = (who, sight, dice, world) => {
  const { act: does } = moods[moodOf(who)];
  if (does === undefined) return act.wait();
  return (who.confused > 0 ? sight.stroll(dice) : does(who, sight, dice, world)) ?? act.wait();
};
