// What a simulation counts and plots, besides how games end. A mod can add measures of its own.
import { add, items, measures } from "gnaw";
import { talents } from "./content/talents.js";
import { hunger, hungerOf } from "./rules/hunger.js";
import { launcherOf } from "./rules/throwing.js";

/** So many turns of nourishment in rations. */
const inRations = (turns) => turns / items.ration.nutrition;

const rations = (things) => inRations(things.reduce((sum, item) => sum + (item.nutrition ?? 0) * item.count, 0));

/** What flies from a string is shot, and not thrown; a bottle is thrown to break, and each is seldom so used beside what one picks up again. */
const deedOf = (who, verb, item) => {
  if (verb !== "throw") return verb;
  return launcherOf(who, item) !== undefined ? "shoot" : item.family === "potion" ? "break" : verb;
};

add(measures, {
  survival: { title: "Still going", unit: "turns", at: "gameEnds", plot: "survival", count: (story) => story.turn },
  deaths: {
    title: "Causes of death, by depth", unit: "deaths", at: "gameEnds", plot: "bars",
    count: (story) => (story.lived || story.cause === "" ? undefined : story.cause),
  },
  hunger: { title: "How long the stomach will last", unit: "turns", at: "turnEnds", every: 50, plot: "curve", count: (who) => hunger.left(who) },
  states: {
    title: "States of hunger, of every tenth turn", unit: "turns", at: "turnEnds", every: 10, plot: "bars",
    count: (who) => hungerOf(who).state.label || undefined,
  },
  supply: {
    title: "Food laid out so far", unit: "rations", at: "levelBegins", plot: "band",
    count: (_who, level, _dice, world) => (level.isNew ? inRations(world.foodLaid) : undefined),
  },
  /** What somebody left behind himself he has found before. */
  found: {
    title: "Food found", unit: "rations", at: "tileEntered", plot: "total", adds: true,
    count: (who) => rations(who.itemsHere.filter((item) => item.nutrition !== undefined && !item.leftBehind)),
  },
  eaten: {
    title: "Food eaten", unit: "rations", at: "itemUsed", plot: "total", adds: true,
    count: (_who, verb, item) => (verb === "eat" ? inRations(item.nutrition ?? 0) : undefined),
  },
  meals: { title: "What was eaten", unit: "meals", at: "itemUsed", plot: "bars", count: (_who, verb, item) => (verb === "eat" ? item.name : undefined) },
  uses: { title: "What was used, but for meals", unit: "times", at: "itemUsed", plot: "bars", count: (who, verb, item) => (verb === "eat" ? undefined : `${deedOf(who, verb, item)} ${item.kind}`) },
  spare: { title: "Food in the pack at the end", unit: "rations", at: "gameEnds", plot: "total", count: (_story, world) => rations(world.hero.pack) },
  lastSpare: {
    title: "Last spare meals eaten", unit: "times", at: "itemUsed", plot: "total", adds: true,
    count: (who, verb) => (verb === "eat" && rations(who.pack) === 0 ? 1 : 0),
  },
  companions: {
    title: "Turns in company", unit: "turns", at: "turnEnds", every: 10, plot: "total", adds: true,
    count: (who, _dice, world) => (world.creatures.some((one) => one.follows?.id === who.id) ? 10 : 0),
  },
  arrival: { title: "Turn of arrival", unit: "turns", at: "levelBegins", plot: "band", count: (_who, level, _dice, world) => (level.isNew && level.place === undefined ? world.turn : undefined) },
  levelThere: { title: "Level of experience on arrival", unit: "levels", at: "levelBegins", plot: "band", count: (who, level) => (level.isNew && level.place === undefined ? who.level : undefined) },
  learned: { title: "Talents learned, by depth", unit: "times", at: "chosen", plot: "bars", count: (_who, option) => (option in talents ? option : undefined) },
  level: { title: "Level of experience", at: "gameEnds", plot: "total", count: (_story, world) => world.hero.level },
  kills: {
    title: "Killed by the hero, by depth", unit: "kills", at: "creatureDies", of: "others", plot: "bars",
    count: (victim, killer) => (killer?.isHero && victim.hitPoints <= 0 ? victim.name : undefined),
  },
});
