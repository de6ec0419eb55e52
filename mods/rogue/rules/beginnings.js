// What one sets out with: a mace, a bow with arrows, leather armour or what goes for it, and food.
import { give, kind, say, set } from "gnaw";

/** @type {GameBegins} */
export const beginnings = (hero, dice) => [
  give(hero, "rogue:food"),
  give(hero, "rogue:ring-mail", { worn: 1, bonus: 1, examined: 1 }),
  give(hero, "rogue:old-mace", { worn: 1, bonus: 1, damagePlus: 1, examined: 1 }),
  give(hero, "rogue:old-short-bow", { bonus: 1, examined: 1 }),
  give(hero, "rogue:old-arrow", { count: dice.between(25, 39), examined: 1 }),
  ["rogue:food", "rogue:slime-mold"].map((id) => set(kind(/** @type {ItemId} */ (id)), "known", 1)),
  say("On level 26 lies the Amulet of Yendor. Nobody who went for it has come back up. Good luck."),
];
