// What a scroll tells of one thing, which the reader chooses.
import { kind, offer, say, set } from "gnaw";

/** Now one knows what it is, and how good. */
export const examined = (item) => [set(item, "examined", 1), item.family === undefined ? [] : set(kind(item.kind), "known", 1)];

/** Things with one of these glyphs. */
export const examining = (who, glyphs, world) => {
  const things = who.pack.filter((item) => glyphs.includes(item.glyph));
  if (things.length === 0) return [say("You have nothing of which it could tell.")];
  return [offer({ title: "Of what do you want to know more?", options: Object.fromEntries(things.map((item) => [`thing-${item.id}`, { text: world.nameOf(item), effects: examined(item) }])) })];
};
