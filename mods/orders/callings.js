// What one may be: each calling with what it brings at once, and the mana of those who cast.
import { add, change, give, heal, items, meters, offer, say, set, table } from "gnaw";

add(meters, { calling: { holds: "id of callings", start: "", owner: "hero", doc: "what one has chosen to be" } });

add(items, {
  staff: { name: "oaken staff", plural: "oaken staves", glyph: ")", tone: "wood", slot: "hand", damage: "1d6+1", doc: "It has seen more than you." },
});

/** Hit points more, at once. */
const tougher = (who, life) => [change(who, "maxHitPoints", life), heal(who, life)];

export const callings = table("callings", {
  fighter: {
    name: "Fighter", text: "Fighter: ten more points of life, a better arm, a short sword", mana: 0,
    gifts: (who) => [tougher(who, 10), change(who, "attack", 2), give(who, "short-sword")],
  },
  scout: {
    name: "Scout", text: "Scout: sharp eyes, light feet, ten darts", mana: 0,
    gifts: (who) => [change(who, "sight", 4), change(who, "defense", 2), give(who, "dart", { count: 10 })],
  },
  wizard: { name: "Wizard", text: "Wizard: a staff, and sparks to throw", mana: 12, gifts: (who) => [give(who, "staff")] },
  priest: { name: "Priest", text: "Priest: a mace, and prayers that mend", mana: 8, gifts: (who) => [give(who, "mace"), tougher(who, 4)] },
}, {
  name: "words: as the status line shows it",
  text: "words: as it stands in the choice",
  mana: "number: what one begins with; 0 for whoever never casts",
  gifts: "rule: (who) => effects of the choice",
});

const becoming = (who, id) => [
  set(who, "calling", id), set(who, "mana", callings[id].mana), set(who, "maxMana", callings[id].mana), callings[id].gifts(who),
  say(`You are a ${callings[id].name.toLowerCase()}.`, "good"),
];

/** @type {GameBegins} */
export const choosing = (who) => [
  offer({
    title: "What are you?",
    options: Object.fromEntries(Object.keys(callings).map((id) => [id, { text: callings[id].text, effects: becoming(who, id) }])),
    then: "studying",
  }),
];

/** @type {StatusOf} */
export const callingLabel = (who) => (who.calling === "" ? [] : [{ text: callings[who.calling].name }]);
