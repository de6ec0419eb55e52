// What a dog can be told, and how it does as it is told.
import { act, actions, add, allow, follow, offer, refuse, say, set, table } from "gnaw";
import { dogIn, isDog } from "./dog.js";

/** How far from you a dog at heel goes for a foe, in cells. */
const NEAR = 3;

const atHeel = (who, sight, _dice, world) => {
  const foe = sight.foes.find((one) => world.distance(one.at, world.hero.at) <= NEAR);
  if (foe !== undefined) return sight.towards(foe);
  return world.distance(who.at, world.hero.at) > 1 ? sight.towards(world.hero) : undefined;
};

const onGuard = (who, sight, _dice, world) => {
  const foe = sight.foes.find((one) => world.distance(one.at, who.at) === 1);
  return foe && act.attack(foe);
};

export const orders = table("orders", {
  come: { text: "Come along", line: "comes to heel.", follows: true, does: atHeel },
  stay: { text: "Stay here", line: "lies down.", follows: false, does: onGuard },
  hunt: {
    text: "Go and hunt", line: "pricks its ears.", follows: true,
    does: (who, sight, dice, world) => (sight.foe !== undefined ? sight.towards(sight.foe) : atHeel(who, sight, dice, world)),
  },
}, {
  text: "words: as it stands among what can be ordered",
  line: "words: what the dog does then, after its name",
  follows: "yes/no: whether it comes along over the stairs",
  does: "rule: (who, sight, dice, world) => what it does with a turn",
});

add(actions, { whistle: { time: 1, key: "W", menu: "Whistle for the dog" } });

const isYours = (dog, world) => dog !== undefined && dog.side === world.hero.side;

export const whistlingInVain = (_who, _action, world) => (isYours(dogIn(world), world) ? allow() : refuse("You whistle. Nobody comes."));

export const whistling = (who, _action, _dice, world) => {
  const dog = dogIn(world);
  if (dog === undefined) return [];
  const told = ([id, { text, line, follows }]) => [
    id, { text, effects: [set(dog, "order", id), follow(dog, follows ? who : undefined), say(`${dog.dogName} ${line}`)] },
  ];
  return [offer({ title: `${dog.dogName} looks at you.`, options: Object.fromEntries(Object.entries(orders).map(told)) })];
};

export const obeying = (who, sight, dice, world) => {
  if (!isDog(who) || !isYours(who, world)) return undefined;
  return orders[who.order].does(who, sight, dice, world) ?? act.wait();
};
