// What a scroll tells of one thing, which the reader chooses.
import { kind, offer, say, set } from "gnaw";
import { told } from "base/rules/words.js";
import { inFull } from "./names.js";
import { isUncertain, isWhollyKnown } from "./score.js";

/** Now one knows what it is, and how good. */
export const examined = (item) => [isWhollyKnown(item) ? [] : set(item, "examined", 1), item.family === undefined ? [] : set(kind(item.kind), "known", 1)];

const announced = (item) => say(told("rogue.examined", { item, named: inFull(item) }), "good");

/** The scroll itself is spent, though the pack still shows it while it is read. */
const READ = "rogue:scroll-of-identify-scroll";

/** Things with one of these glyphs of which one does not know all. */
export const examining = (who, glyphs, world) => {
  const things = who.pack.filter((item) => glyphs.includes(item.glyph) && isUncertain(item) && item.kind !== READ);
  if (things.length === 0) return [say("You have nothing in your pack to identify.")];
  return [offer({ title: "Of what do you want to know more?", options: Object.fromEntries(things.map((item) => [`thing-${item.id}`, { text: world.nameOf(item), effects: [...examined(item), announced(item)] }])) })];
};
