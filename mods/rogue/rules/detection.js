// What magic points out: monsters, magic or food, for a moment and by name.
import { flash, say } from "gnaw";

const MAGIC = ["old-potion", "old-scroll", "old-ring", "old-stick"].map((id) => `rogue:${id}`);

/** Whether there is magic in a thing: in what must be found out, and in what is better or worse than usual. */
export const isMagic = (item) => MAGIC.includes(item.family) || (item.slot !== undefined && (item.bonus !== 0 || item.damagePlus !== 0));

/** Lights up where they are, and tells what. */
export const pointedOut = (all, otherwise) =>
  all.length === 0
    ? [say(otherwise)]
    : [all.map((one) => flash([one.at], { glyph: one.glyph, tone: "magic" })), say(`You feel where they are: ${all.map(({ name }) => name).join(", ")}.`, "magic")];
