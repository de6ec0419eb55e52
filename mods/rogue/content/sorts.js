// How often each sort of thing is found, and within a sort each kind, of a hundred: as published.
import { table } from "gnaw";

export const sorts = table("sorts", {
  food: { percent: 16, kinds: { food: 90, "slime-mold": 10 } },
  weapon: {
    percent: 7, bad: 10, good: 5,
    kinds: {
      "old-mace": 11, "old-long-sword": 11, "old-short-bow": 12, "old-arrow": 12, "old-dagger": 8, "old-two-handed-sword": 10, "old-dart": 12, "old-shuriken": 12, "old-spear": 12,
    },
  },
  armour: {
    percent: 7, bad: 20, good: 8,
    kinds: {
      "leather-armour": 20, "ring-mail": 15, "studded-leather": 15, "scale-mail": 13, "chain-mail": 12, "splint-mail": 10, "banded-mail": 10, "plate-mail": 5,
    },
  },
}, {
  percent: "number: how often, of a hundred things",
  kinds: "keys of items: how often each kind, of a hundred of the sort",
  bad: "percent?: of them that are cursed and one to three points worse",
  good: "percent?: of them that are one to three points better",
});
