// How often each sort of thing is found, and within a sort each kind, of a hundred: as published.
import { table } from "gnaw";

export const sorts = table("sorts", {
  potion: {
    percent: 26,
    kinds: {
      "potion-of-confusion": 7, "potion-of-hallucination": 8, "potion-of-poison": 8, "potion-of-gain-strength": 13, "potion-of-see-invisible": 3, "potion-of-healing": 13, "potion-of-monster-detection": 6,
      "potion-of-magic-detection": 6, "potion-of-raise-level": 2, "potion-of-extra-healing": 5, "potion-of-haste-self": 5, "potion-of-restore-strength": 13, "potion-of-blindness": 5, "potion-of-levitation": 6,
    },
  },
  scroll: {
    percent: 36,
    kinds: {
      "scroll-of-monster-confusion": 7, "scroll-of-magic-mapping": 4, "scroll-of-hold-monster": 2, "scroll-of-sleep": 3, "scroll-of-enchant-armour": 7, "scroll-of-identify-potion": 10, "scroll-of-identify-scroll": 10,
      "scroll-of-identify-weapon": 6, "scroll-of-identify-armour": 7, "scroll-of-identify-ring": 10, "scroll-of-scare-monster": 3, "scroll-of-food-detection": 2, "scroll-of-teleportation": 5,
      "scroll-of-enchant-weapon": 8, "scroll-of-create-monster": 4, "scroll-of-remove-curse": 7, "scroll-of-aggravate-monsters": 3, "scroll-of-protect-armour": 2,
    },
  },
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
  ring: {
    percent: 4,
    kinds: {
      "ring-of-protection": 9, "ring-of-add-strength": 9, "ring-of-sustain-strength": 5, "ring-of-searching": 10, "ring-of-see-invisible": 10, "ring-of-adornment": 1, "ring-of-aggravate-monster": 10,
      "ring-of-dexterity": 8, "ring-of-increase-damage": 8, "ring-of-regeneration": 4, "ring-of-slow-digestion": 9, "ring-of-teleportation": 5, "ring-of-stealth": 7, "ring-of-maintain-armour": 5,
    },
  },
  stick: {
    percent: 4,
    kinds: {
      "stick-of-light": 12, "stick-of-invisibility": 6, "stick-of-lightning": 3, "stick-of-fire": 3, "stick-of-cold": 3, "stick-of-polymorph": 15, "stick-of-magic-missile": 10, "stick-of-haste-monster": 10,
      "stick-of-slow-monster": 11, "stick-of-drain-life": 9, "stick-of-nothing": 1, "stick-of-teleport-away": 6, "stick-of-teleport-to": 6, "stick-of-cancellation": 5,
    },
  },
}, {
  percent: "number: how often, of a hundred things",
  kinds: "keys of items: how often each kind, of a hundred of the sort",
  bad: "percent?: of them that are cursed and one to three points worse",
  good: "percent?: of them that are one to three points better",
});
