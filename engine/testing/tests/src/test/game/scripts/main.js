// A very small game: thirst, water, rats, and a trapdoor of a choice.
import { act, actions, add, allow, bots, change, creatures, damage, interrupt, items, kill, meters, offer, refuse, rules, say, set, spend, stun, texts, tiles, tones, verbs } from "gnaw";

add(meters, {
  hitPoints: { start: 1, owner: "creature" },
  maxHitPoints: { start: 1, owner: "creature" },
  attack: { start: 0, owner: "creature" },
  defense: { start: 0, owner: "creature" },
  sight: { start: 7, owner: "creature" },
  speed: { start: 100, owner: "creature" },
  water: { start: 20, owner: "hero" },
  tide: { start: 0, owner: "world" },
});
add(tones, { bad: { fore: "#ff0000" } });
add(texts, { bump: { text: "A wall." }, nothingHere: { text: "Nothing lies here." }, pickedUp: { text: "Taken: {name}." } });
add(creatures, {
  hero: { name: "you", glyph: "@", hitPoints: 20, attack: 3, defense: 1 },
  rat: { name: "rat", glyph: "r", hitPoints: 4, attack: 2, defense: 0 },
  mouse: { name: "mouse", glyph: "m", hitPoints: 1, attack: 1, defense: 0 },
  mole: { name: "mole", glyph: "m", hitPoints: 1, attack: 1, defense: 0 },
});
add(items, { flask: { name: "flask", glyph: "!", stacks: true } });
add(tiles, {
  wall: { name: "wall", glyph: "#", passable: false, transparent: false },
  floor: { name: "floor", glyph: "·", plain: ".", passable: true, transparent: true },
});
add(actions, {
  step: { time: 1 }, bump: { time: 0 }, attack: { time: 1 }, wait: { time: 1 }, pickUp: { time: 1 }, drop: { time: 1 },
  rest: { time: 1, lasts: 10 }, pray: { time: 1 },
});
add(verbs, { drink: { menu: "Drink", time: 1, fits: (item) => item.kind === "flask" } });

add(bots, { waiter: { doc: "Waits.", act: () => act.wait(), choose: (_who, offer) => offer.options[0] } });

export const thirst = (who) => {
  const left = who.water - 1;
  return [
    set(who, "water", left),
    left === 5 ? [say("You are thirsty."), interrupt("You are thirsty.")] : [],
    left <= 0 ? kill(who, "thirst") : [],
  ];
};
export const drinking = (who, _verb, item) => [spend(item), change(who, "water", 10), say("Ah.")];
const blows = (attacker, defender, dice) =>
  dice.percent(50) ? [damage(defender, dice.between(1, attacker.attack), { by: attacker, cause: "teeth" })] : [];
const prayers = (who, action) => {
  if (action.id !== "pray") return [];
  const options = { sleep: { text: "Sleep", effects: [stun(who, 3)] }, wake: { text: "Wake", effects: [say("You wake.")] } };
  return [offer({ title: "An answer", options })];
};
const resting = (who, action) => (action.id === "rest" && who.hitPoints >= 20 ? refuse("You are well.") : allow());
const minds = (_who, sight) => (sight.foes[0] && sight.towards(sight.foes[0])) ?? act.wait();

add(rules.turnEnds, { thirst });
add(rules.itemUsed, { drinking });
add(rules.blowLands, { blows: { of: "everyone", answer: blows } });
add(rules.actionEnds, { prayers });
add(rules.mayDo, { resting });
add(rules.creatureThinks, { minds });
add(rules.nameOf, { names: (thing) => `a ${thing.name}` });
add(rules.statusOf, { dry: (who) => (who.water <= 5 ? [{ text: "Thirsty", tone: "bad" }] : []) });
