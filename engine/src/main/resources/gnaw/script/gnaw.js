// What a script may import as "gnaw".
export { actions, add, amend, bots, cells, creatures, flawIn, idOf, isA, items, keyedBy, manual, measures, meterForEach, meters, migrations, palettes, places, remove, rules, settings, sides, table, texts, tiles, tones, validate, verbs, wrap } from "./gametables.js";
export * from "./effects.js";
export { act } from "./acts.js";
export { memoized } from "./memoizing.js";
export { log } from "./logging.js";
export * from "./permissions.js";
