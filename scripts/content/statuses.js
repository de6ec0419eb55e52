// What befalls somebody for a while: each has a meter of turns left.
import { change, damage, interrupt, meterForEach, table, validate } from "gnaw";
import { kindled } from "../rules/burning.js";
import { flawsOfStatus } from "../rules/flaws.js";
import { phrase, told } from "../rules/words.js";

/** Whether the poison in somebody takes all the life that he has, if nothing is done. */
export const isDyingOfPoison = (who) => who.poisoned >= who.hitPoints;

export const statuses = table("statuses", {
  poisoned: {
    label: "Poisoned", tone: "bad", isAilment: true, begins: "You are poisoned.", ends: "The poison is gone.",
    eachTurn: (who) => [damage(who, 1, { cause: phrase("cause.poison") }), who.isHero && isDyingOfPoison(who) ? interrupt(told("poison.deadly")) : []],
  },
  hasted: {
    label: "Fast", tone: "good", begins: "You are fast.", ends: "Your speed leaves you.",
    timesSpeed: 2,
  },
  slowed: {
    label: "Slow", tone: "bad", isAilment: true, begins: "You slow down.", ends: "You are as quick as before.",
    timesSpeed: 0.5,
  },
  mighty: {
    label: "Mighty", tone: "good", begins: "You feel mighty.", ends: "Your might leaves you.",
    onBegin: (who) => [change(who, "attack", 4)], onEnd: (who) => [change(who, "attack", -4)],
  },
  raging: {
    label: "Raging", tone: "warn", begins: "You see red.", ends: "Your rage is gone.",
    onBegin: (who) => [change(who, "attack", 6), change(who, "defense", -4)], onEnd: (who) => [change(who, "attack", -6), change(who, "defense", 4)],
  },
  shielded: {
    label: "Stone skin", tone: "good", begins: "Your skin turns to stone.", ends: "Your skin is soft again.",
    onBegin: (who) => [change(who, "defense", 5)], onEnd: (who) => [change(who, "defense", -5)],
  },
  held: { label: "Held", tone: "bad", begins: "You are held fast. Every step is a struggle.", ends: "You are free." },
  burning: {
    label: "On fire", tone: "bad", begins: "You are on fire!", ends: "The flames on you go out.",
    isOver: (who) => who.ground.quenches === true,
    eachTurn: (who, dice, world) => [damage(who, 1, { cause: phrase("cause.fire") }), who.ground.fuel === undefined ? [] : kindled(who.ground, dice, world)],
  },
  confused: { label: "Confused", tone: "warn", isAilment: true, begins: "Everything turns.", ends: "Your head is clear again." },
  blind: {
    label: "Blind", tone: "bad", isAilment: true, begins: "Darkness falls.", ends: "You can see again.",
    onBegin: (who) => [change(who, "sight", -8)], onEnd: (who) => [change(who, "sight", 8)],
  },
}, {
  label: "words: what the status line shows",
  tone: "id of tones: its colour",
  begins: "words: said to the hero when it befalls him",
  ends: "words: said to the hero when it is over",
  eachTurn: "rule?: (who, dice, world) => effects of every turn",
  isOver: "rule?: (who) => whether it ends now, before its time",
  onBegin: "rule?: (who) => effects when it befalls somebody",
  onEnd: "rule?: (who) => effects when it is over",
  timesSpeed: "number?: what it makes of speed while it lasts: above 0",
  isAilment: "yes/no?: whether one rests until it is over",
});

validate(statuses, flawsOfStatus);

meterForEach(statuses, { start: 0, owner: "creature", doc: "turns left" });
