// What every script finds when it starts: no clock, no chance of its own, arithmetic that is the same on every machine, and built-ins
// that nobody can change. Run once in a fresh context, before any module, with the host's strict arithmetic at hand.
(strict) => {
  "use strict";
  for (const name of ["Date", "WeakRef", "FinalizationRegistry", "Promise", "AsyncFunction", "Iterator", "performance"]) {
    delete globalThis[name];
  }
  delete Math.random;
  for (const name of Object.getOwnPropertyNames(Math)) {
    const exact = strict[name];
    if (exact !== undefined) Math[name] = (x, y) => exact(x, y);
  }

  const LONGEST = 100_000;
  const bounded = (name, make, lengthOf) =>
    (...args) => {
      const length = lengthOf(...args);
      if (length > LONGEST) throw new RangeError(`${name} of ${length} is more than the ${LONGEST} that a rule may make.`);
      return make(...args);
    };
  Array.from = bounded("Array.from", Array.from.bind(Array), (source) => Number(source?.length ?? 0));
  String.prototype.padStart = boundedText(String.prototype.padStart, "padStart");
  String.prototype.padEnd = boundedText(String.prototype.padEnd, "padEnd");
  String.prototype.repeat = boundedText(String.prototype.repeat, "repeat");

  function boundedText(method, name) {
    return function (count, ...rest) {
      const length = name === "repeat" ? this.length * count : count;
      if (length > LONGEST) throw new RangeError(`${name} to ${length} characters is more than the ${LONGEST} that a rule may make.`);
      return method.call(this, count, ...rest);
    };
  }

  // What is no object counts as frozen; and a function that has but a name and a length holds nothing else to freeze.
  const freeze = (value) => {
    if (value === globalThis || Object.isFrozen(value)) return;
    Object.freeze(value);
    const keys = Reflect.ownKeys(value);
    if (typeof value === "function" && keys.length === 2) return;
    for (const key of keys) {
      const cell = Object.getOwnPropertyDescriptor(value, key);
      if ("value" in cell) freeze(cell.value);
      else [cell.get, cell.set].forEach(freeze);
    }
    freeze(Object.getPrototypeOf(value));
  };
  for (const key of Reflect.ownKeys(globalThis)) freeze(globalThis[key]);
  // These have no name, and are reached all the same.
  const examples = [function* () {}, async () => {}, async function* () {}];
  const walks = [[].values(), new Map().keys(), new Set().keys(), ""[Symbol.iterator](), "".matchAll(/./g)];
  for (const nameless of [...examples, ...walks]) freeze(Object.getPrototypeOf(nameless));
};
