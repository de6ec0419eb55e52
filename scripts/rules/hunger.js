// How nourishment falls, what each state of hunger is called, and what it does.
import { change, interrupt, memoized, say, set, table } from "gnaw";
import { FULL_STOMACH } from "../content/meters.js";
import { mayFaint } from "./fainting.js";
import { waste } from "./starving.js";
import { timesByTalents } from "./talents.js";
import { told } from "./words.js";

/**
 * What hunger is, in turns of nourishment. All other rules ask here what is left, feed and take: a mod with a hunger of its own amends
 * these three, and what else there is in the dungeon goes with it.
 */
export const hunger = table("hunger", {
  stomach: FULL_STOMACH,
  perTurn: 1,
  left: (who) => who.nourishment,
  feed: /** @type {(who: any, turns: number, dice?: Dice, world?: World) => Effects} */ (
    (who, turns) => change(who, "nourishment", turns, { atMost: hunger.stomach })
  ),
  spend: /** @type {(who: any, turns: number, world?: World) => Effects} */ (
    (who, turns) => change(who, "nourishment", -turns, { atLeast: 1 })
  ),
}, {
  stomach: "number: turns of nourishment that a full stomach holds",
  perTurn: "number: nourishment that a turn takes",
  left: "rule: (who) => for how many turns what is in the stomach will do; Infinity where nobody gets hungry, and then nothing is offered for it",
  feed: "rule: (who, turns, dice, world) => effects of food for so many turns",
  spend: "rule: (who, turns, world) => effects of what takes so many turns besides time, such as wounds that close; nobody starves of it",
});

/**
 * A creature is in the state with the lowest `below` that is still above its nourishment. `heals` is how many times as fast life comes
 * back. One is hungry exactly when a ration wastes nothing. Two warnings come before any harm.
 */
export const hungerStates = table("hungerStates", {
  wellFed: { below: Infinity, label: "Well fed", tone: "good", heals: 1.25 },
  sated: { below: 900, label: "", heals: 1 },
  hungry: { below: 300, label: "Hungry", tone: "warn", heals: 1, onEnter: "You are getting hungry." },
  weak: { below: 150, label: "Weak", tone: "bad", heals: 0.5, onEnter: "You feel weak." },
  fainting: { below: 50, label: "Fainting", tone: "bad", heals: 0, onEnter: "You feel light-headed.", eachTurn: mayFaint },
  starving: { below: 1, label: "Starving", tone: "bad", heals: 0, onEnter: "You are starving!", eachTurn: waste },
}, {
  below: "number: turns of nourishment under which it begins",
  label: "words: what the status line shows; nothing if empty",
  tone: "id of tones?: its colour",
  heals: "number: how many times as fast life comes back",
  onEnter: "words?: said when one comes into it from a better one",
  eachTurn: "rule?: (who, dice, world) => effects of every turn in it",
});

/** The state of somebody's hunger: its rank among the states from the best to the worst, and its row. */
export const hungerOf = (who) => {
  const states = ranked();
  const left = hunger.left(who);
  const better = states.findIndex((row) => left >= row.below);
  const rank = Math.max(0, (better < 0 ? states.length : better) - 1);
  return { rank, state: states[rank] };
};

/** Whether somebody ever gets hungry. */
export const getsHungry = (who) => hunger.left(who) !== Infinity;

/** Whether somebody is hungry or worse, as he was told. */
export const isHungry = (who) => who.hungerState >= ranked().indexOf(hungerStates.hungry);

/** What others take of the hero's stomach, by bites and spells: no more once he is weak, so that neither warning comes too late. Nobody else has one. */
export const drained = (who, turns, world) => (who.isHero ? [hunger.spend(who, drainable(who, turns), world)] : []);

/** How many of so many turns they can take of him. */
export const drainable = (who, turns) => (!getsHungry(who) ? 0 : Math.max(0, Math.min(turns, Math.floor(hunger.left(who) - hungerStates.weak.below))));

/** From the best to the worst. */
const ranked = memoized(() => Object.values(hungerStates).sort((one, other) => other.below - one.below));

/** What is worn makes the stomach faster or thriftier; a thing that cannot be worn, such as the Horn of Plenty, need only be carried. */
const timesByThings = (who) =>
  who.pack.reduce((times, item) => (item.digestion === undefined || (item.slot !== undefined && item.worn === 0) ? times : times * item.digestion), 1);

/** How many times as fast food goes by what he has and has learned. */
const pace = memoized((who) => timesByThings(who) * timesByTalents(who, "digestion"));

export const digesting = (who) => [change(who, "nourishment", -hunger.perTurn * pace(who), { atLeast: 0 })];

/** Tells a worse state once, which stops whatever goes on; and lets the state do what it does each turn. */
export const stateOfHunger = (who, dice, world) => {
  const { rank, state } = hungerOf(who);
  const before = who.hungerState;
  if (rank === before && state.eachTurn === undefined) return [];
  return [
    rank === before ? [] : set(who, "hungerState", rank),
    rank > before && state.onEnter !== undefined ? [say(state.onEnter, state.tone), interrupt(state.onEnter)] : [],
    state.eachTurn?.(who, dice, world) ?? [],
  ];
};

/** @type {StatusOf} */
export const hungerLabels = (who) => {
  const { state } = hungerOf(who);
  return [{ bar: told("bar.food"), value: Math.min(hunger.stomach, Math.ceil(hunger.left(who))), max: hunger.stomach, tone: state.tone ?? "food", text: state.label }];
};
