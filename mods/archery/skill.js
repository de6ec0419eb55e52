// The eye of an archer: it is counted in shots that hit, and sharpens ever more slowly.
import { add, change, give, interrupt, meters, say, table } from "gnaw";

add(meters, { eye: { start: 0, owner: "hero", doc: "shots that have hit" } });

export const ranks = table("ranks", {
  novice: { from: 0, next: 5, name: "Novice" },
  bowman: { from: 5, next: 20, name: "Bowman" },
  marksman: { from: 20, next: 60, name: "Marksman" },
  hawkeye: { from: 60, next: 60, name: "Hawkeye" },
}, {
  from: "number: shots that have hit, from which on one is called so",
  next: "number: shots until the next name",
  name: "words: as the bar shows it",
});

const rankOf = (hits) => Object.values(ranks).findLast((rank) => hits >= rank.from);

/** @type {GameBegins} */
export const bows = (hero) => [give(hero, "bow"), give(hero, "arrow", { count: 20 })];

/** Three percent surer for each shot that hit, ever slower; a beginner shoots worse than he strikes. */
export const sharpness = (who, item) => (isShot(item) && who.isHero ? Math.min(25, Math.floor(6 * Math.sqrt(who.eye)) - 10) : 0);

/** What flies from a string. */
const isShot = (item) => item.launcher !== undefined;

/** One more hit, and a word when it makes a name. */
export const practised = (who, item) => {
  if (!who.isHero || !isShot(item)) return [];
  const rank = rankOf(who.eye + 1);
  return [change(who, "eye", 1), rank.from === who.eye + 1 ? [say(`You shoot like a ${rank.name.toLowerCase()} now.`, "good"), interrupt()] : []];
};

/** @type {StatusOf} */
export const eyeBar = (who) => {
  const { name, next } = rankOf(who.eye);
  return [{ bar: "Archer", value: Math.min(who.eye, next), max: next, tone: "wood", text: name }];
};
