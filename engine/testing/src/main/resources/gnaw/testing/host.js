// The way from a test to the game that it plays: by names and plain values.
let host;
let diceMaker;
let namer;
let isRunning = false;

/** For the runner: who plays, who makes dice, and who knows what facts there can be. */
export function connect(aHost, aDiceMaker, aNamer) {
  host = aHost;
  diceMaker = aDiceMaker;
  namer = aNamer;
}

/** The names of all facts that there can be of a creature, an item, a tile or the world. */
export const factNames = (what) => namer(what);

/** Dice to hand to a rule, which show these numbers. */
export const diceShowing = (results) => diceMaker(results);

/** Whether a test is under way. */
export const isUnderWay = () => isRunning;

/** Does what a test does: meanwhile there is a game. */
export function during(work) {
  isRunning = true;
  try {
    work();
  } finally {
    isRunning = false;
  }
}

/** Asks the game, or lets it do something; what goes wrong there is thrown here. */
export function call(name, ...values) {
  if (!isRunning) throw new TypeError("There is no world outside of a test: write what is given, done and looked at within the function of one.");
  const [well, answer, told, expected, actual] = host(name, values);
  if (!well) throw Object.assign(new Error(answer), { told }, expected === "" ? {} : { expected, actual });
  return answer;
}
