// Answers to `mayDo`.

/** Yes. The line, if any, is said at the first step of something that goes on by itself. */
export function allow(line = "") {
  return Object.freeze({ permission: "yes", line: String(line) });
}

/** No, and why. No time passes. */
export function refuse(why) {
  return Object.freeze({ permission: "no", why: String(why) });
}

/** Another action in its place. */
export function instead(action) {
  return Object.freeze({ permission: "instead", action });
}
