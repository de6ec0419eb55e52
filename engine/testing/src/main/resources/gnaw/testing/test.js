// What a test file imports as "gnaw/test": tests, given worlds, and what is expected of them.
export { begin, cases, prop, run, test } from "./cases.js";
export { expect } from "./expect.js";
export { facts } from "./facts.js";
export { simulate } from "./games.js";
export { connect } from "./host.js";
export { some } from "./properties.js";
export { dice, given, world } from "./world.js";
