// How nourishment falls, what each state of hunger is called, and what it does.
import { change, damage, interrupt, say, set, table } from "gnaw";
import { mayFaint } from "./fainting.js";

/** What a stomach holds and how fast it empties, in turns of nourishment. */
export const hunger = table("hunger", { stomach: 1800, perTurn: 1 });

/** A creature is in the state with the lowest `below` that is still above its nourishment. */
export const hungerStates = table("hungerStates", {
  sated: { below: Infinity, label: "" },
  hungry: { below: 300, label: "Hungry", tone: "warn", onEnter: "You are getting hungry." },
  weak: { below: 150, label: "Weak", tone: "bad", onEnter: "You feel weak." },
  fainting: { below: 50, label: "Fainting", tone: "bad", onEnter: "You feel light-headed.", eachTurn: mayFaint },
  starving: {
    below: 1, label: "Starving", tone: "bad", onEnter: "You are starving!",
    eachTurn: (who) => [damage(who, 1, { cause: "starvation" })],
  },
});

/** The state of somebody's hunger: its rank among the states from the best to the worst, and its row. */
export const hungerOf = (who) => {
  const worse = Object.values(hungerStates).sort((a, b) => b.below - a.below);
  const rank = worse.findLastIndex((state) => who.nourishment < state.below);
  return { rank, state: worse[rank] };
};

export const digesting = (who) => [change(who, "nourishment", -hunger.perTurn, { atLeast: 0 })];

/** Tells a worse state once, which stops whatever goes on; and lets the state do what it does each turn. */
export const stateOfHunger = (who, dice) => {
  const { rank, state } = hungerOf(who);
  const worse = rank > who.hungerState && state.onEnter !== undefined;
  return [
    set(who, "hungerState", rank),
    worse ? [say(state.onEnter, state.tone), interrupt(state.onEnter)] : [],
    state.eachTurn?.(who, dice) ?? [],
  ];
};

export const hungerLabels = (who) => {
  const { state } = hungerOf(who);
  return [{ bar: "Food", value: who.nourishment, max: hunger.stomach, tone: state.tone ?? "food", text: state.label }];
};
