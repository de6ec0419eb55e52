// The dog itself: what it is, what it may be called, and how the two of you meet.
import { add, cells, creatures, meters, offer, spawn, table } from "gnaw";

add(meters, {
  dogName: { holds: "text", start: "", owner: "hero", doc: "what a dog answers to" },
  order: { holds: "id of orders", start: "come", owner: "hero", doc: "what a dog was told last" },
  belly: { start: 0, owner: "hero", doc: "turns until a dog has had enough of hunger" },
});

cells(creatures, {
  dogName: "text?: what it answers to",
  order: "text?: a row of orders: what a dog does before it is told anything",
  belly: "number?: turns that a dog goes without a meal",
});

add(creatures, {
  dog: {
    name: "dog", glyph: "d", tone: "wood", side: "hero", companion: true, dogName: "", belly: 900, order: "come",
    hitPoints: 18, attack: 5, defense: 4, damage: "1d6", speed: 120,
    doc: "It looks at you as if you knew the way.",
  },
});

export const dogNames = table("dogNames", { rex: { name: "Rex" }, bella: { name: "Bella" }, bramble: { name: "Bramble" } });

export const isDog = (thing) => thing.kind === "hound:dog";

/** The dog on this level, whosever it is now. */
export const dogIn = (world) => world.creatures.find(isDog);

/** A dog is called by its name. */
export const nameOf = (thing) => (isDog(thing) ? thing.dogName : undefined);

export const christening = (hero) => [
  offer({
    title: "A dog has come down the stairs behind you. What do you call it?",
    options: Object.fromEntries(
      Object.entries(dogNames).map(([id, { name }]) => [id, { text: name, effects: [spawn("dog", hero.at, { dogName: name })] }]),
    ),
  }),
];
