// Many whole games, judged together.
import { call } from "./host.js";

/** Many whole games. A failure says how sure it is, and names the worst seed. Each word of praise gives the games back. */
class Games {
  constructor({ number, games }) {
    /** Each with seed, turns, depth, points, won, end, `amounts` by measure, and `words`: counts by measure and word. */
    this.games = games;
    this.number = number;
  }
  /** The share of games that are so: `share("Starvation", (game) => game.end === "starvation", { atMost: 0.1 })`. */
  share(what, isSo, { atLeast = 0, atMost = 1 }) {
    call("judgeShare", this.number, what, this.games.map((game) => Boolean(isSo(game))), atLeast, atMost);
    return this;
  }
  /** What a part of the games does not exceed: `quantile(0.5, "Depth", (game) => game.depth, { atLeast: 3 })`. */
  quantile(part, what, amount, { atLeast = -Infinity, atMost = Infinity }) {
    call("judgeQuantile", this.number, what, this.games.map((game) => amount(game) ?? 0), atLeast, atMost, part);
    return this;
  }
  /** What is true of every game. */
  always(what, isSo) {
    return this.share(what, isSo, { atLeast: 1 });
  }
}

/** Whole games by a bot under the rules of this file: `simulate({ games: 40, bot: "explorer", turns: 800, seed: 1, mods: ["thirst"] })`. */
export const simulate = (wish = {}) => new Games(JSON.parse(call("simulate", wish)));
