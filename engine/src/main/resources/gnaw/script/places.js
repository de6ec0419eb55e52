// Where in the authors' files something is said.

/** The place of the innermost caller outside this folder, as "mod/file.js:line:column". */
export function callSite() {
  return innermost(new Error().stack);
}

/** The place in an author's file where an error was thrown, or "". */
export function placeOf(error) {
  return error instanceof Error ? innermost(error.stack) : "";
}

/** A frame of the engine's own scripts: of its modules, or of the prelude. */
const OWN = /[/ (]gnaw\//;

function innermost(stack) {
  const frame = String(stack).split("\n").find((line) => line.startsWith("    at ") && !OWN.test(line)) ?? "";
  return /\(?\/?([^()\s]+:\d+(?::\d+)?)\)?\s*$/.exec(frame)?.[1] ?? "";
}
