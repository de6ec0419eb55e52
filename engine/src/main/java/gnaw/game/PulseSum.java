package gnaw.game;

import gnaw.game.Journal.Pulse;
import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * The sum of what changes from turn to turn, the same in every process. It is taken at each key, so that it is quick: each value goes
 * through the mixer of the random numbers SplitMix64 (Steele, Lea and Flood 2014), in which each bit of it changes half of the sum.
 */
final class PulseSum {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;
    private static final long FIRST = 0xbf58476d1ce4e5b9L;
    private static final long SECOND = 0x94d049bb133111ebL;

    private long sum;

    private PulseSum() {}

    /** Sixteen hexadecimal digits. */
    static String of(Pulse pulse) {
        PulseSum all = new PulseSum()
                .add(pulse.turn())
                .add(pulse.depth().toString())
                .add(pulse.nextId())
                .add(pulse.meters())
                .add(pulse.dice())
                .add(pulse.offers().toString())
                .add(pulse.touched() ? 1 : 0);
        pulse.creatures().forEach(all::add);
        return HexFormat.of().toHexDigits(all.sum);
    }

    private PulseSum add(SavedCreature who) {
        return add(who.id())
                .add(who.kind())
                .add(who.at().x())
                .add(who.at().y())
                .add(who.energy())
                .add(who.helpless())
                .add(who.meters())
                .add(who.pack());
    }

    private PulseSum add(List<SavedItem> pack) {
        for (SavedItem item : pack) {
            add(item.id()).add(item.kind()).add(item.count()).add(item.meters());
        }
        return add(pack.size());
    }

    /** Values by name, in whatever order. */
    private PulseSum add(Map<String, ?> values) {
        long all = 0;
        for (Map.Entry<String, ?> entry : values.entrySet()) {
            all += mixed(entry.getKey().hashCode() ^ mixed(bits(entry.getValue())));
        }
        return add(all);
    }

    private static long bits(Object value) {
        return switch (value) {
            case Double number -> Double.doubleToLongBits(number);
            case Long number -> number;
            default -> value.toString().hashCode();
        };
    }

    private PulseSum add(String text) {
        return add(text.hashCode());
    }

    private PulseSum add(double number) {
        return add(Double.doubleToLongBits(number));
    }

    private PulseSum add(long value) {
        sum = mixed(sum ^ value);
        return this;
    }

    private static long mixed(long value) {
        long once = value + GOLDEN;
        long twice = (once ^ once >>> 30) * FIRST;
        long thrice = (twice ^ twice >>> 27) * SECOND;
        return thrice ^ thrice >>> 31;
    }
}
