// What a script may import as "gnaw".
export { actions, add, amend, bots, cells, creatures, items, measures, meters, remove, rules, settings, table, texts, tiles, tones, verbs, wrap } from "./house.js";
export { become, change, damage, drop, give, heal, hint, interrupt, kill, kind, lay, leave, move, offer, reveal, say, set, spawn, spend, stun, win } from "./effects.js";
export { act } from "./deeds.js";
export { allow, instead, refuse } from "./permissions.js";
