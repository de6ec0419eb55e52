// What every script finds when it starts: no clock, no chance of its own, arithmetic that is the same on every machine, and built-ins
// that nobody can change. Run once in a fresh context, before any module, with the host's strict arithmetic at hand, with samples of what
// the host gives to rules, a list and a question that complains, and with how much a built-in may make at once.
(strict, list, complain, mostAtOnce) => {
  "use strict";
  const { Iterator } = globalThis;
  for (const name of ["Date", "WeakRef", "FinalizationRegistry", "Promise", "AsyncFunction", "Iterator", "performance"]) {
    delete globalThis[name];
  }
  delete Math.random;
  for (const name of Object.getOwnPropertyNames(Math)) {
    const exact = strict[name];
    if (exact !== undefined) Math[name] = (x, y) => exact(x, y);
  }

  const bounded = (name, make, lengthOf) =>
    (...args) => {
      const length = lengthOf(...args);
      if (length > mostAtOnce) throw new RangeError(`${name} of ${length} is more than the ${mostAtOnce} that a rule may make.`);
      return make(...args);
    };
  Array.from = bounded("Array.from", Array.from.bind(Array), (source) => Number(source?.length ?? 0));
  String.prototype.padStart = boundedText(String.prototype.padStart, "padStart");
  String.prototype.padEnd = boundedText(String.prototype.padEnd, "padEnd");
  String.prototype.repeat = boundedText(String.prototype.repeat, "repeat");

  function boundedText(method, name) {
    return function (count, ...rest) {
      const length = name === "repeat" ? this.length * count : count;
      if (length > mostAtOnce) throw new RangeError(`${name} to ${length} characters is more than the ${mostAtOnce} that a rule may make.`);
      return method.call(this, count, ...rest);
    };
  }

  const { isArray } = Array;
  const { apply } = Reflect;
  const { concat } = Array.prototype;
  // A list that it doubles is gigantic before anybody looks at how much it takes.
  const elementsOf = (one) => (isArray(one) || Object(one)[Symbol.isConcatSpreadable] ? Number(one.length) : 1);
  Array.prototype.concat = function (...more) {
    let length = elementsOf(this);
    for (const one of more) length += elementsOf(one);
    if (length > mostAtOnce) throw new RangeError(`concat to ${length} elements is more than the ${mostAtOnce} that a rule may make.`);
    return apply(concat, this, more);
  };

  // The host cannot stop these on what is no array: where nothing is, they run nobody's code. Arrays know their gaps. To wrap the methods
  // themselves would make each use of an array half as slow again.
  const UNSTOPPABLE = ["every", "filter", "flat", "flatMap", "forEach", "indexOf", "lastIndexOf", "map", "reduce", "reduceRight", "shift", "slice", "some", "sort", "splice", "toReversed", "toSpliced"];
  const unstoppable = new Map(UNSTOPPABLE.map((name) => [Array.prototype[name], name]));
  const requireShort = (method, self) => {
    if (unstoppable.has(method) && !isArray(self) && self?.length > mostAtOnce)
      throw new RangeError(`${unstoppable.get(method)} of ${self.length} is more than the ${mostAtOnce} that a rule may look at.`);
    return method;
  };
  const { bind } = Function.prototype;
  Reflect.apply = (method, self, args) => apply(requireShort(method, self), self, args);
  Function.prototype.call = function (self, ...args) {
    return apply(requireShort(this, self), self, args);
  };
  Function.prototype.apply = function (self, args) {
    return apply(requireShort(this, self), self, args ?? []);
  };
  Function.prototype.bind = function (self, ...args) {
    return apply(bind, requireShort(this, self), [self, ...args]);
  };

  // Nor can it stop the reading of a pattern, which takes groups in groups apart, each as often as it may come.
  const LONGEST_PATTERN = 2000;
  const DEEPEST_PATTERN = 12;
  const plain = (pattern) => {
    const text = String(pattern?.[Symbol.match] === undefined ? pattern : pattern.source);
    if (text.length > LONGEST_PATTERN) throw new RangeError(`A pattern of ${text.length} characters is more than the ${LONGEST_PATTERN} that a rule may make.`);
    let depth = 0;
    for (const sign of text.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]|[^()]/gs, "")) {
      depth += sign === "(" ? 1 : -1;
      if (depth > DEEPEST_PATTERN) throw new RangeError(`Groups of a pattern that lie more than ${DEEPEST_PATTERN} deep in each other are more than a rule may make.`);
    }
    return pattern;
  };
  globalThis.RegExp = new Proxy(RegExp, {
    apply: (make, _, [pattern, ...flags]) => make(plain(pattern), ...flags),
    construct: (make, [pattern, ...flags], target) => Reflect.construct(make, [plain(pattern), ...flags], target),
  });
  // Without it a split makes its own at once, and nobody finds the one that asks nothing.
  RegExp.prototype.constructor = undefined;
  delete RegExp.prototype.compile;
  for (const name of ["match", "matchAll", "search"]) {
    const method = String.prototype[name];
    String.prototype[name] = function (pattern) {
      return apply(method, this, [plain(pattern)]);
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
  const examples = [function* () {}, async () => {}, async function* () {}, (async () => {})()];
  // What walks over the finds of a pattern; to read one would take a start a tenth longer.
  const noPattern = { flags: "", constructor: { [Symbol.species]: function () {} } };
  const walks = [[].values(), new Map().keys(), new Set().keys(), ""[Symbol.iterator](), RegExp.prototype[Symbol.matchAll].call(noPattern, "")];
  const helpers = [[].values().map(String), Iterator.from({ next() {} })];
  const given = [list, complain, thrownBy(complain)];
  for (const nameless of [...examples, ...walks, ...helpers, ...given]) freeze(Object.getPrototypeOf(nameless));
  freeze(Iterator);

  function thrownBy(action) {
    try {
      return action();
    } catch (error) {
      return error;
    }
  }
};
