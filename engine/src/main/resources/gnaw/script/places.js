// Where in the authors' files something is said.

/** The place of the innermost caller outside this folder, as "mod/file.js:line:column". */
export function callSite() {
  const frames = String(new Error().stack).split("\n").slice(1);
  const frame = frames.find((line) => !line.includes("/gnaw/")) ?? "";
  return /\(?\/?([^()\s]+:\d+(?::\d+)?)\)?\s*$/.exec(frame)?.[1] ?? "";
}
