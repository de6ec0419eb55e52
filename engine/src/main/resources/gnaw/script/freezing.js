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
  const cells = Object.getOwnPropertyDescriptors(value);
  for (const key of Reflect.ownKeys(cells)) freeze(cells[key].value);
  const prototype = Object.getPrototypeOf(value);
  if (!Object.isFrozen(prototype)) freeze(prototype);
}
