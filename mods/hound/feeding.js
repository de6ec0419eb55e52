// A dog wants its meals: whoever lets it starve no longer has one, until he has something for it.
import { add, change, follow, heal, join, say, set, spend, table, verbs } from "gnaw";
import { isDog } from "./dog.js";

export const kennel = table("kennel", { full: 1200, whines: 200, mends: 6 }, {
  full: "number: turns that a well-fed dog goes without a meal",
  whines: "number: turns before the end of its patience at which it begins to whine",
  mends: "number: hit points that a meal gives back",
});

const dogBeside = (who) => who.neighbours.find(isDog);

add(verbs, {
  feed: {
    menu: "Feed the dog", key: "F", time: 1, ask: "Feed the dog what?", none: "There is no dog beside you that would eat what you have.",
    fits: (item, user) => item.nutrition !== undefined && dogBeside(user) !== undefined,
  },
});

export const feeding = (who, _verb, item) => {
  const dog = dogBeside(who);
  return dog === undefined
    ? []
    : [
        spend(item), change(dog, "belly", item.nutrition, { atMost: kennel.full }), heal(dog, kennel.mends),
        join(dog, who.side), follow(dog, who), set(dog, "order", "come"),
        say(`${dog.dogName} wolfs down the ${item.name} and wags its tail.`, "good"),
      ];
};

export const hungering = (who, _dice, world) => {
  const left = who.belly - 1;
  return [
    change(who, "belly", -1),
    left === kennel.whines ? say(`${who.dogName} whines and sniffs at your pack.`, { about: who, tone: "warn" }) : [],
    left === 0 && who.side === world.hero.side
      ? [say(`${who.dogName} has had enough of hunger and goes its own way.`, { about: who, tone: "bad" }), join(who, "neutral"), follow(who)]
      : [],
  ];
};
