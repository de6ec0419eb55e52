// Where in the authors' files something is said.

/** The place of the innermost caller outside this folder, as "mod/file.js:line:column". */
export function callSite() {
  return innermost(new Error().stack);
}

/** The place in an author's file where an error was thrown, or "". */
export function placeOf(error) {
  return error instanceof Error ? innermost(error.stack) : "";
}

/** The engine's own scripts: its modules, and the prelude. */
const OWN = "gnaw/";

/** Passes over what stands in no file, such as `map`. Without patterns: every statement asks for its place while scripts load, and to read the first pattern takes a start a tenth longer. */
function innermost(stack) {
  for (const line of String(stack).split("\n")) {
    if (!line.startsWith("    at ")) continue;
    const place = bare(line.slice(line.lastIndexOf(" ") + 1));
    if (!place.startsWith(OWN) && isInFile(place)) return place;
  }
  return "";
}

/** The last word of a frame, without its brackets and the root of all files. */
function bare(word) {
  const place = word.startsWith("(") ? word.slice(1, -1) : word;
  return place.startsWith("/") ? place.slice(1) : place;
}

/** Whether it ends with a column. */
function isInFile(place) {
  return Number.isInteger(Number(place.slice(place.lastIndexOf(":") + 1) || NaN));
}
