package gnaw.testing;

import java.util.List;
import org.assertj.core.api.AbstractAssert;

/** Assertions about the world, and about what the last act has brought. */
public final class WorldAssert extends AbstractAssert<WorldAssert, TestWorld> {
    WorldAssert(TestWorld world) {
        super(world, WorldAssert.class);
    }

    /** The last act had this line said, perhaps among others. */
    public WorldAssert said(String line) {
        return check(actual.said().contains(line), "said", List.of(line), actual.said());
    }

    /** The last act had this line not said. */
    public WorldAssert didNotSay(String line) {
        if (actual.said().contains(line)) {
            throw failure("\"%s\" should not have been said, but among the lines is:%s", line, listed(actual.said()));
        }
        return this;
    }

    /** The last act had exactly these lines said, in this order. */
    public WorldAssert saidExactly(String... lines) {
        return check(actual.said().equals(List.of(lines)), "said exactly", List.of(lines), actual.said());
    }

    /** The last act passed in silence. */
    public WorldAssert saidNothing() {
        return saidExactly();
    }

    /** The last act interrupted whatever goes on by itself, for this reason. */
    public WorldAssert interrupted(String why) {
        return check(actual.interruptions().contains(why), "interrupted by", List.of(why), actual.interruptions());
    }

    /** The last act let whatever goes on by itself go on. */
    public WorldAssert didNotInterrupt() {
        return check(actual.interruptions().isEmpty(), "interrupted by", List.of(), actual.interruptions());
    }

    /** The level looks like this, in plain letters. */
    public WorldAssert looksLike(String picture) {
        if (!actual.picture().equals(picture.stripTrailing())) {
            throw failureWithActualExpected(
                    actual.picture(),
                    picture,
                    "The level should look like this:%n%s%nbut looks like this:%n%s",
                    picture,
                    actual.picture());
        }
        return this;
    }

    /** It is the turn of that number. */
    public WorldAssert isInTurn(int turn) {
        if (actual.turn() != turn) {
            throw failureWithActualExpected(
                    actual.turn(), turn, "It should be turn %s, but it is turn %s.", turn, actual.turn());
        }
        return this;
    }

    /** An assertion in JavaScript is true of the facts of the game: {@code "hero.attack > 5"}. */
    public WorldAssert holds(String assertion) {
        if (!actual.holds(assertion)) {
            throw failure("It should be true that %s, but it is not.", assertion);
        }
        return this;
    }

    /** An assertion in JavaScript is not true of the facts of the game. */
    public WorldAssert doesNotHold(String assertion) {
        if (actual.holds(assertion)) {
            throw failure("It should not be true that %s, but it is.", assertion);
        }
        return this;
    }

    /** It takes fewer statements of scripts than that. */
    public WorldAssert spendsFewerThan(long most, Runnable work) {
        long spent = actual.statements(work);
        if (spent >= most) {
            throw failureWithActualExpected(
                    spent, most, "It should take fewer than %s statements, but took %s.", most, spent);
        }
        return this;
    }

    private WorldAssert check(boolean holds, String what, List<String> wanted, List<String> found) {
        if (!holds) {
            throw failureWithActualExpected(
                    found,
                    wanted,
                    "The last act should have %s:%s%nbut has %s:%s",
                    what,
                    listed(wanted),
                    what.replace(" exactly", ""),
                    listed(found));
        }
        return this;
    }

    private static String listed(List<String> lines) {
        return lines.isEmpty() ? " nothing" : "\n  " + String.join("\n  ", lines);
    }
}
