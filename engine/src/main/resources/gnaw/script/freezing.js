// What one mod gives to others, none of them can change.
const done = new WeakSet();

/** Lets freezing pass by what is closed later. */
export function leaveOpen(value) {
  done.add(value);
  return value;
}

/** Freezes a value with all that it holds, and what it is made after. */
export function freeze(value) {
  if (Object(value) !== value || done.has(value)) return;
  done.add(value);
  Object.freeze(value);
  const keys = Reflect.ownKeys(value);
  // A function that has but a name and a length holds nothing else to freeze.
  if (typeof value === "function" && keys.length === 2) return;
  for (const key of keys) {
    const held = Object.getOwnPropertyDescriptor(value, key).value;
    if (Object(held) === held) freeze(held);
  }
  const prototype = Object.getPrototypeOf(value);
  if (!Object.isFrozen(prototype)) freeze(prototype);
}
