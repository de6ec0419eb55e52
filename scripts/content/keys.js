// What opens a locked door.
import { add, items, meters } from "gnaw";

/** On which level, which door, where that is as one says it, and where the key lay. */
const LOCK = /** @type {const} */ ({ depth: "number", place: "text", x: "number", y: "number", where: "text", homeX: "number", homeY: "number" });

add(meters, {
  opens: { holds: [LOCK], start: [], owner: "item", doc: "what a key opens; nothing of its own: any lock" },
  strayKeys: { holds: [LOCK], start: [], owner: "world", doc: "what the keys open that lie again where they lay, on levels where nobody is" },
});

add(items, {
  key: { name: "heavy key", glyph: "?", plain: "?", tone: "gold", isPrize: true, doc: "It opens one door, and breaks off in it. It does not leave its level: there it lies again where it lay." },
});
