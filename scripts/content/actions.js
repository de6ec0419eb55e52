// How long each action takes, in turns, and how long it goes on by itself.
import { actions, add } from "gnaw";
import { discoveries } from "../rules/discoveries.js";
import { closing } from "../rules/doors.js";
import { opening } from "../rules/locks.js";
import { buying } from "../rules/trading.js";
import { sureToDrop } from "../rules/equipment.js";
import { struggling } from "../rules/holding.js";
import { sureToStep } from "../rules/perils.js";
import { sureToDrink, sureToPray } from "../rules/wells.js";
import { wielding } from "../rules/powers.js";
import { devouring, mending, snatching } from "../rules/tricks.js";

add(actions, {
  step: { time: 1, sure: sureToStep },
  bump: { time: 0 },
  swap: { time: 1 },
  attack: { time: 1 },
  wait: { time: 1, key: ". 5", menu: "Wait a turn" },
  rest: { time: 1, lasts: 400, key: "R", menu: "Rest until well" },
  search: { time: 1, lasts: 5, key: "s", menu: "Search for five turns" },
  pickUp: { time: 1, menu: "Pick up" },
  drop: { time: 1, menu: "Drop", sure: sureToDrop },
  descend: { time: 1, key: ">", menu: "Go down" },
  ascend: { time: 1, key: "<", menu: "Go up" },
  drink: { time: 1, key: "D", menu: "Drink from a well", sure: sureToDrink },
  pray: { time: 1, key: "P", menu: "Pray at an altar", sure: sureToPray },
  pull: { time: 1, key: "p", menu: "Pull a lever" },
  unlock: { time: 1, does: opening },
  buy: { time: 0, does: buying },
  tend: { time: 1, does: mending },
  power: { time: 1, does: wielding },
  snatch: { time: 1, does: snatching },
  devour: { time: 1, does: devouring },
  struggle: { time: 1, does: struggling },
  discoveries: { time: 0, key: "\\", menu: "What you have found out", does: discoveries },
  close: { time: 1, key: "c", menu: "Close doors", does: closing },
});
