// Many whole games, judged together.
import { meet } from "./expectations.js";
import { call } from "./host.js";
import { shown } from "./shown.js";
import { sure } from "./sure.js";
import { FUNCTION, NUMBER, ONE_OR_MORE, SEED, SHARE, TEXT, listOf, maybe, parts, sort, taking } from "./takes.js";

const bounded = (of) => {
  const bounds = parts({ atLeast: of, atMost: of });
  return { ...bounds, ...sort("atLeast, atMost or both", (value) => bounds.fits(value) && Object.keys(value).length > 0) };
};

/** So many are played first, and then twice as many: as many as a machine plays at once. */
const FIRST = 2;

/**
 * Many whole games, of which no more are played than somebody must know: a share that is reached is reached, whatever the rest would bring.
 * A failure says how sure it is, and names the worst seed. Each word of praise gives the games back.
 */
const judged = (wish) => {
  let played = read(call("simulate", wish, FIRST));
  /** The first so many, each with seed, turns, depth, points, won, end, `amounts` by measure, and `words`: counts by measure and word. */
  const first = (count) => {
    if (count > played.games.length) played = read(call("playOn", played.number, count));
    return played.games;
  };
  const all = () => first(played.all);
  const isReached = (share, isSo, count = FIRST) =>
    first(Math.min(count, played.all)).filter((game) => verdictOf(game, isSo)).length / played.all >= share || (count < played.all && isReached(share, isSo, 2 * count));
  const praise = sure("Games have", {
    get games() {
      return all();
    },
    /** The share of games that are so: `share("Starvation", (game) => game.end === "starvation", { atMost: 0.1 })`. */
    share: taking("share", { what: TEXT, isSo: FUNCTION, bounds: bounded(SHARE) }, (what, isSo, { atLeast = 0, atMost = 1 }) => {
      meet();
      requireOrder(atLeast, atMost);
      if (atMost < 1 || !isReached(atLeast, isSo)) {
        const answers = all().map((game) => verdictOf(game, isSo));
        call("judgeShare", played.number, what, answers, atLeast, atMost);
      }
      return praise;
    }),
    /** What a part of the games does not exceed: `quantile(0.5, "Depth", (game) => game.depth, { atLeast: 3 })`. */
    quantile: taking("quantile", { part: SHARE, what: TEXT, amount: FUNCTION, bounds: bounded(NUMBER) }, (part, what, amount, { atLeast = -Infinity, atMost = Infinity }) => {
      meet();
      requireOrder(atLeast, atMost);
      const amounts = all().map((game) => amountOf(game, amount));
      call("judgeQuantile", played.number, what, amounts, atLeast, atMost, part);
      return praise;
    }),
    /** What is true of every game. */
    always: taking("always", { what: TEXT, isSo: FUNCTION }, (what, isSo) => praise.share(what, isSo, { atLeast: 1 })),
  });
  return praise;
};

function read(answer) {
  const { number, measures, all, games } = JSON.parse(answer);
  return { number, all, games: games.map((game) => told(game, measures)) };
}

/** Bounds that no game could keep are a mistake of the test. */
function requireOrder(atLeast, atMost) {
  if (atLeast > atMost) throw new RangeError(`Nothing is at least ${atLeast} and at most ${atMost}.`);
}

/** Whether a game is so: whoever forgets to answer has not judged it. */
function verdictOf(game, isSo) {
  const verdict = isSo(game);
  if (typeof verdict !== "boolean") throw new TypeError(`share wants of each game true or false, but got ${shown(verdict)} of the game of seed ${game.seed}.`);
  return verdict;
}

function amountOf(game, amount) {
  const found = amount(game);
  if (!NUMBER.fits(found)) throw new TypeError(`quantile wants of each game ${NUMBER.name}, but got ${shown(found)} of the game of seed ${game.seed}.`);
  return found;
}

/** A game of which nothing can be asked that is not counted. What was never counted is zero. */
const told = (game, measures) => {
  const none = Object.fromEntries(measures.map((measure) => [measure, 0]));
  const counted = (counts) => sure("The measures have", counts, measures);
  return sure("A played game has", { ...game, amounts: counted({ ...none, ...game.amounts }), words: counted(game.words) });
};

const WISH = parts({ games: ONE_OR_MORE, seed: SEED, bot: TEXT, turns: ONE_OR_MORE, mods: listOf(TEXT) });

/** Whole games by a bot under the rules of this file: `simulate({ games: 40, bot: "explorer", turns: 800, seed: 1, mods: ["thirst"] })`. */
export const simulate = taking("simulate", { wish: maybe(WISH) }, (wish = {}) => judged(wish));
