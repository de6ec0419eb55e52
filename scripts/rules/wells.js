// Old places that give something once: wells heal, altars take food for strength.
import { become, change, heal, say, set, table } from "gnaw";
import { wornIn } from "./equipment.js";
import { hunger } from "./hunger.js";
import { told } from "./words.js";

export const wells = table("wells", { heals: 30 }, {
  heals: "number: hit points",
});

export const drinking = (who, action, tile) =>
  action === "drink" && tile.kind === "well"
    ? [
        heal(who, wells.heals), set(who, "poisoned", 0), become(tile.at, "dry-well"),
        say(told("well.drunk"), "good"),
      ]
    : [];

export const altars = table("altars", { price: 400 }, {
  price: "number: turns of nourishment that a prayer costs",
});

export const praying = (who, action, tile, _dice, world) => {
  if (action !== "pray") return [];
  if (hunger.left(who) <= altars.price) return [say(told("altar.empty"), "warn")];
  const weapon = wornIn(who, "hand");
  return [
    hunger.spend(who, altars.price, world), become(tile.at, "spent-altar"),
    weapon === undefined ? change(who, "attack", 1) : change(weapon, "bonus", 1),
    say(weapon === undefined ? told("altar.fists") : told("altar.weapon", { weapon }), "good"),
  ];
};
