// How a hero gains levels: experience is spent on them, each dearer by a tenth, and a new level makes well.
import { add, amend, change, meters, say, set } from "gnaw";
import { experience } from "base/rules/experience.js";
import { bodyAt, HERO, levelOf, worthAt } from "./growth.js";
import { PLAYER } from "./words.js";

add(meters, {
  nextLevel: { start: 50, owner: "hero", doc: "experience that the next level costs" },
  baseExperience: { start: 0, owner: "hero", doc: "experience spent on levels so far" },
});

amend(experience, { worth: (victim) => worthAt(levelOf(victim)) });

/** What a kill is worth to the hero. */
export const learning = (victim, killer) => (killer?.isHero ? [change(killer, "experience", experience.worth(victim))] : []);

/** As many levels as the experience pays for. */
export const gaining = (who) => {
  let { level, experience: left, nextLevel: price, baseExperience: spent } = who;
  const lines = [];
  for (; left >= price; price = Math.max(price + 1, Math.floor((price * 11) / 10))) {
    left -= price;
    spent += price;
    level += 1;
    lines.push(say(`${PLAYER} is now level ${level}!`));
  }
  return lines.length === 0
    ? []
    : [sets(who, { level, experience: left, nextLevel: price, baseExperience: spent }), grows(who, level), lines];
};

/** @type {StatusOf} */
export const levelBar = (who) => [{ bar: `Level ${who.level}`, value: who.experience, max: who.nextLevel, tone: "magic", text: "" }];

/** What a potion has added to the hit points is kept. */
function grows(who, level) {
  const { hitPoints, attack, defense } = bodyAt(level, HERO);
  const most = who.maxHitPoints + hitPoints - bodyAt(who.level, HERO).hitPoints;
  return sets(who, { attack, defense, maxHitPoints: most, hitPoints: most });
}

function sets(who, values) {
  return Object.entries(values).map(([meter, value]) => set(who, /** @type {MeterId} */ (meter), value));
}
