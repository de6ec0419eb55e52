package gnaw.bench;

/**
 * A turn of a roguelike in plain Java, without a script and without Gnaw's own classes: somebody walks, sees, the way to him is worked
 * out for the whole map, and twenty foes come a step nearer. Whatever Gnaw does is told in such turns, too: a machine that is twice as
 * fast does both in half the time.
 */
final class Yardstick {
    private static final int FOES = 20;

    private final PlainMap map = new PlainMap();
    private final PlainSight sight = new PlainSight(map);
    private final PlainDistances distances = new PlainDistances(map);
    private final int[] foes = new int[FOES];
    private int hero = map.floor(0);
    private int chance = 1;

    Yardstick() {
        for (int foe = 0; foe < FOES; foe++) {
            foes[foe] = map.floor(somewhere());
        }
    }

    /** A turn; the answer is what the hero sees of the foes, so that nothing of it can be left out. */
    int turn() {
        walk();
        sight.from(hero);
        distances.to(hero);
        int seen = 0;
        for (int foe = 0; foe < FOES; foe++) {
            foes[foe] = moved(foes[foe]);
            seen += sight.sees(foes[foe]) ? 1 : 0;
        }
        return seen;
    }

    /** How far the nearest foe is. */
    int nearest() {
        int nearest = Integer.MAX_VALUE;
        for (int foe : foes) {
            nearest = Math.min(nearest, distances.at(foe));
        }
        return nearest;
    }

    private void walk() {
        int to = hero + map.step(somewhere());
        hero = map.isFloor(to) ? to : hero;
    }

    /** A step down the distances; whoever has arrived begins anew elsewhere, so that there is always somebody on his way. */
    private int moved(int foe) {
        int best = foe;
        for (int way = 0; way < PlainMap.WAYS; way++) {
            int to = foe + map.step(way);
            if (map.isFloor(to) && distances.at(to) < distances.at(best)) {
                best = to;
            }
        }
        return best == hero ? map.floor(somewhere()) : best;
    }

    /** A number of a fixed row of them: every turn is the same on every machine. */
    private int somewhere() {
        chance = chance * 1_103_515_245 + 12_345;
        return chance >>> 16;
    }
}
