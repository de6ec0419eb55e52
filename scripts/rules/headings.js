// The headings of a long pack.
import { told } from "./words.js";

const ofUse = (item) => {
  if (item.nutrition !== undefined) return "heading.food";
  if (item.slot !== undefined) return item.slot === "hand" ? "heading.weapons" : "heading.worn";
  if (item.missile !== undefined || item.launcher !== undefined) return "heading.missiles";
  if (item.onQuaff !== undefined) return "heading.potions";
  if (item.onRead !== undefined) return "heading.scrolls";
  return item.onZap !== undefined || item.onInvoke !== undefined ? "heading.magic" : "heading.others";
};

export const headings = (item) => told(ofUse(item));
