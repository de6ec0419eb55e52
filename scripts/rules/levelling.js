// Ding! What a level of experience brings, and what one may choose then.
import { change, heal, offer, say, set, table } from "gnaw";
import { talents } from "../content/talents.js";
import { learnable } from "./talents.js";
import { told } from "./words.js";

export const levelling = table("levelling", { life: 4, offered: 4 }, {
  life: "number: hit points that each level adds",
  offered: "number: talents among which one may choose",
});

/** Several different ones of a list, drawn one after the other. */
const drawn = (list, count, dice) => {
  if (count === 0 || list.length === 0) return [];
  const one = dice.pick(list);
  return [one, ...drawn(list.filter((other) => other !== one), count - 1, dice)];
};

/** What was chosen is known from then on, and stands in the log. Whoever has learned it meanwhile, from an earlier offer, may choose again. */
export const talent = (who, option, dice) => {
  const id = learnable(who).find((one) => one === option);
  if (id === undefined) return lesson(who, told("ding.title", { level: who.level }), dice);
  const { text, effects } = talents[id];
  return [set(who, "talents", [...who.talents, id]), effects?.(who) ?? [], say(told("ding.learned", { talent: text.split(":")[0] }), "good")];
};

export const levelGained = (who, level, dice) => [
  say(told("ding", { level }), "good"),
  change(who, "maxHitPoints", levelling.life),
  heal(who, levelling.life),
  ...lesson(who, told("ding.title", { level }), dice),
];

/** Some talents, of which one may choose; nothing for whoever has learned them all. */
export const lesson = (who, title, dice) => {
  const offered = drawn(learnable(who), levelling.offered, dice);
  return offered.length === 0 ? [] : [offer({ title, text: told("ding.question"), options: Object.fromEntries(offered.map((id) => [id, { text: talents[id].text }])), then: "talent" })];
};
