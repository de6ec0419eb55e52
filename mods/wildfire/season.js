// A dry summer: fire runs faster, and burnt ground is green again after a while.
import { add, amend, become, settings, tiles, wrap } from "gnaw";
import { fire } from "base/content/fire.js";

const { spreads } = settings();

amend(fire, { percentSpreads: spreads });

/** Ash that is left in peace grows over: a sprout first, then grass. */
add(tiles, {
  sprout: {
    name: "green shoots", glyph: ",", tone: "leaf", passable: true, transparent: true,
    eachTurn: (tile, dice) => (dice.oneIn(60) ? [become(tile.at, "grass")] : []),
  },
});

wrap(tiles, "smoke.eachTurn", (clearing) => (tile, dice, world) => (clearing(tile, dice, world).length === 0 ? [] : [become(tile.at, "sprout")]));
