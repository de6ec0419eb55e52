package gnaw.workshop.test;

import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.script.failure.RunningRules;
import gnaw.script.source.ErrorCards;
import gnaw.script.source.Place;
import gnaw.script.value.StrictObject;
import gnaw.text.Printable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * A file of tests, loaded beside the rules that it tests.
 *
 * @param file as it would be imported: {@code base/rules/names.test.js}
 */
public record TestModule(TestDesk desk, String file, TestHost host) {
    /** How the names of the library's own modules begin. */
    public static final String ENGINE = Mod.ENGINE + "/";

    /**
     * A test that a file holds.
     *
     * @param mode "run", "only", "skip" or "todo"
     * @param line where it stands in its file, from 1
     */
    public record Case(int index, String name, String mode, List<String> tags, int line, int column) {}

    /** The tests in the file, in its order; a {@link ScriptError} tells what is wrong with it or with the scripts. */
    public List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (Value one : StrictObject.elements(desk.cases(file, host))) {
            cases.add(read(cases.size(), new StrictObject(file, one)));
        }
        return List.copyOf(cases);
    }

    /** Runs a test; a {@link TestFailure} tells why it failed. */
    public void run(Case test) {
        try {
            desk.run(file, test.index(), host, () -> RunningRules.unstoppable(place(test)));
        } catch (PolyglotException error) {
            throw failure(test, error);
        }
    }

    private String place(Case test) {
        return file + ":" + test.line() + "  test \"" + test.name() + "\"";
    }

    private static Case read(int index, StrictObject cells) {
        String where = cells.text("place");
        String name = cells.given("name").map(Value::asString).orElse("");
        if (!Printable.is(name)) {
            throw new ScriptError(
                    where + "  A test's name wants a text without control characters, but got \"" + name + "\".");
        }
        String[] place = where.split(":");
        return new Case(
                index,
                name,
                cells.text("mode"),
                cells.list("tags").stream().map(Value::asString).toList(),
                place.length > 1 ? Integer.parseInt(place[1]) : 1,
                place.length > 2 ? Integer.parseInt(place[2]) : 1);
    }

    private TestFailure failure(Case test, PolyglotException error) {
        int line = Place.all(error).stream()
                .filter(where -> where.file().equals(file))
                .findFirst()
                .map(Place::line)
                .orElse(test.line());
        return new TestFailure(
                ErrorCards.told(error, "test \"" + test.name() + "\"", file + ":" + test.line(), desk::sources),
                line,
                member(error, "expected"),
                member(error, "actual"));
    }

    private static Optional<String> member(PolyglotException error, String name) {
        return Optional.ofNullable(error.getGuestObject())
                .filter(thrown -> thrown.hasMembers() && thrown.hasMember(name))
                .map(thrown -> thrown.getMember(name).toString());
    }
}
