// The way from a test to the game that it plays: by names and plain values.
let host;
let diceMaker;

/** For the runner: who plays, and who makes dice. */
export function connect(aHost, aDiceMaker) {
  host = aHost;
  diceMaker = aDiceMaker;
}

/** Dice to hand to a rule, which show these numbers. */
export const diceShowing = (results) => diceMaker(results);

/** Asks the game, or lets it do something; what goes wrong there is thrown here. */
export function call(name, ...values) {
  const [well, answer, told, expected, actual] = host(name, values);
  if (!well) throw Object.assign(new Error(answer), { told }, expected === "" ? {} : { expected, actual });
  return answer;
}
