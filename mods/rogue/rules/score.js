// What a game is worth: the gold, less a tenth for whoever dies; whoever comes out sells all that he carries, at the published prices.
import { items, table } from "gnaw";

export const prices = table("prices", { armourClass: 100, armourPlus: 10, weaponPlus: 3, ringPlus: 100, badRing: 10, charge: 20 }, {
  armourClass: "number: for each point by which the class of armour is below 9",
  armourPlus: "number: for each point by which armour is better than others of its kind",
  weaponPlus: "number: how many weapons more each point of a weapon is worth",
  ringPlus: "number: for each point of a ring that has points",
  badRing: "number: for such a ring without any",
  charge: "number: for each charge of a stick",
});

/** The class from which armour is worth something. */
const WORTHLESS = 9;

/** Rings that are better or worse by points. */
const POINTED = ["protection", "add-strength", "dexterity", "increase-damage"].map((of) => `rogue:ring-of-${of}`);

export const isPointed = (item) => POINTED.includes(item.kind);

const ofArmour = (item, price) =>
  price + (WORTHLESS - item.armourValue + item.bonus) * prices.armourClass + item.bonus * prices.armourPlus;

const ofWeapon = (item, price) => price * (prices.weaponPlus * (item.bonus + item.damagePlus) + item.count);

const ofRing = (item, price) => {
  if (!isPointed(item)) return price;
  return item.bonus > 0 ? price + item.bonus * prices.ringPlus : prices.badRing;
};

/** What a thing is worth of which one knows all. */
const worthOf = (item, price) => {
  if (item.armourValue !== undefined) return ofArmour(item, price);
  if (item.slot === "hand") return ofWeapon(item, price);
  if (item.slot === "finger") return ofRing(item, price);
  return item.family === "rogue:old-stick" ? price + item.charge * prices.charge : price * item.count;
};

/** Whether one knows all of a thing once one knows its kind: of potions and scrolls. */
export const isWhollyKnown = (item) => ["rogue:old-potion", "rogue:old-scroll"].includes(item.family);

/** For all else one must know the thing itself. */
export const isUncertain = (item) => (isWhollyKnown(item) ? item.known === 0 : item.examined === 0);

/** What a carried thing is sold for. */
export const priceOf = (item) => {
  const worth = Math.max(0, worthOf(item, items[item.kind].price ?? 0));
  return item.family !== undefined && isUncertain(item) ? Math.floor(worth / 2) : worth;
};

/** @type {ScoreOf} */
export const scoring = (story, world) => {
  const { gold, pack } = world.hero;
  const points = story.won ? gold + pack.reduce((sum, item) => sum + priceOf(item), 0) : gold - Math.floor(gold / 10);
  return { points, lines: [`Deepest level ${world.deepest}, with ${gold} pieces of gold${story.lived ? "" : ", of which a tenth is lost with you"}.`] };
};
