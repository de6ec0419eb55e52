package gnaw.testing;

import gnaw.map.Point;
import gnaw.text.Capital;
import gnaw.text.Numbers;
import java.util.List;
import org.assertj.core.api.AbstractAssert;

/** Assertions about a creature. */
public final class BeingAssert extends AbstractAssert<BeingAssert, Being> {
    BeingAssert(Being being) {
        super(being, BeingAssert.class);
    }

    /** A meter reads exactly this. */
    public BeingAssert has(String meter, double value) {
        double actually = actual.meter(meter);
        return check(actually == value, meter + " " + Numbers.text(value), meter + " " + Numbers.text(actually));
    }

    /** A meter that holds a text or an id holds exactly this. */
    public BeingAssert has(String meter, String memo) {
        Object held = actual.held(meter);
        return check(
                Kinds.memo(actual.world().rules(), meter, memo).equals(held),
                meter + " " + memo,
                meter + " " + Numbers.told(held));
    }

    /** It carries so many of a kind of thing. */
    public BeingAssert carries(String kind, int count) {
        int carried = actual.carried(kind);
        return check(carried == count, "pack with " + count + " " + kind, "pack with " + carried);
    }

    /** It stands in that column and row, both counted from 0. */
    public BeingAssert isAt(int x, int y) {
        return check(actual.at().equals(new Point(x, y)), "place " + new Point(x, y), "place " + actual.at());
    }

    /** So many of its next turns are lost. */
    public BeingAssert isHelplessFor(int turns) {
        return check(actual.helpless() == turns, turns + " helpless turns", Integer.toString(actual.helpless()));
    }

    /** It lives. */
    public BeingAssert isAlive() {
        actual.causeOfDeath().ifPresent(cause -> fail("alive", "dead of " + cause));
        return this;
    }

    /** It has died of this. */
    public BeingAssert isDeadOf(String cause) {
        String fate = actual.causeOfDeath().map(of -> "dead of " + of).orElse("alive");
        if (!fate.equals("dead of " + cause)) {
            fail("dead of " + cause, fate);
        }
        return this;
    }

    /** The status line shows this word. */
    public BeingAssert shows(String word) {
        List<String> shown = actual.words();
        return check(shown.contains(word), "status \"" + word + "\"", "status " + shown);
    }

    /** The status line does not show this word. */
    public BeingAssert doesNotShow(String word) {
        List<String> shown = actual.words();
        return check(!shown.contains(word), "status without \"" + word + "\"", "status " + shown);
    }

    private BeingAssert check(boolean holds, String wanted, String found) {
        if (!holds) {
            throw failureWithActualExpected(
                    found, wanted, "%s should have %s, but has %s.", Capital.of(actual.name()), wanted, found);
        }
        return this;
    }

    private void fail(String wanted, String found) {
        throw failureWithActualExpected(
                found, wanted, "%s should be %s, but is %s.", Capital.of(actual.name()), wanted, found);
    }
}
