// Answers to `mayDo`.

const plainYes = Object.freeze({ permission: "yes", line: "" });

/**
 * Yes. The line, if any, is said at the first step of something that goes on by itself.
 * @type {(line?: string) => Permission}
 * @example allow("You rest.")
 */
export function allow(line = "") {
  return line === "" ? plainYes : Object.freeze({ permission: "yes", line: String(line) });
}

/**
 * No, and why. No time passes.
 * @type {(why: string) => Permission}
 * @example refuse("Not while you are watched.")
 */
export function refuse(why) {
  return Object.freeze({ permission: "no", why: String(why) });
}

/**
 * Another action in its place.
 * @type {(action: MadeAction) => Permission}
 * @example instead(act.wait())
 */
export function instead(action) {
  return Object.freeze({ permission: "instead", action });
}
