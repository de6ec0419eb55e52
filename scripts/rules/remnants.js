// What is left of things whose mod is gone.
import { phrase } from "./words.js";

/** Whether a thing has no row any more, so that something stands in for it. */
export const isFaded = (item) => item.remembers !== undefined;

/** What it is called after the row that it had. */
export const fadedName = (item) => phrase("faded", { what: item.was.split(":").at(-1).replaceAll("-", " ") });
