// Where in the authors' files something is said.

/** The place of the innermost caller outside this folder, as "mod/file.js:line:column". */
export function callSite() {
  return innermost(new Error().stack);
}

/** The place in an author's file where an error was thrown, or "". */
export function placeOf(error) {
  return error instanceof Error ? innermost(error.stack) : "";
}

/** How the last word of a frame of the engine's own scripts begins: of its modules, or of the prelude. */
const OWN = ["gnaw/", "/gnaw/", "(gnaw/", "(/gnaw/"];

/** Passes over what stands in no file, such as `map`. Without patterns: every statement asks for its place while scripts load, and to read the first pattern takes a start a tenth longer. */
function innermost(stack) {
  for (const line of String(stack).split("\n")) {
    const word = line.slice(line.lastIndexOf(" ") + 1);
    const place = line.startsWith("    at ") && !OWN.some((own) => word.startsWith(own)) ? placeIn(word) : "";
    if (place !== "") return place;
  }
  return "";
}

/** "" for what is in no file. */
function placeIn(word) {
  const bare = word.startsWith("(") ? word.slice(1, -1) : word;
  const place = bare.startsWith("/") ? bare.slice(1) : bare;
  return Number.isInteger(Number(place.slice(place.lastIndexOf(":") + 1) || NaN)) ? place : "";
}
