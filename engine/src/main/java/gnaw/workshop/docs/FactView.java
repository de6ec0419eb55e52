package gnaw.workshop.docs;

import gnaw.script.bridge.FactTables;
import gnaw.script.source.EngineText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A view that rules are given, as the engine describes it, or something that tests have in hand, as {@code test.d.ts} does.
 *
 * @param name such as {@code Creature}
 * @param doc what it is
 * @param facts what it tells, in the order of its declaration
 */
public record FactView(String name, String doc, List<Fact> facts) {
    private static final Pattern INTERFACE =
            Pattern.compile("(?ms)^/\\*\\* ([^\\n]*) \\*/\\ninterface (\\w+)[^{]*\\{\\n(.*?)^\\}");
    private static final Pattern FACT =
            Pattern.compile("(?m)^  (?:/\\*\\* (.*) \\*/\\n  )?(?:readonly )?(\\w+)(\\??(?:<.*>)?[:(].*);$");

    private static final Set<String> OF_TESTS = Set.of(
            "TestBeing", "TestHero", "TestCup", "TestWorld", "TestLevel", "TestGiven", "PlayedGame", "PlayedGames");

    /** A fact: its name, what it tells, and its type as it stands behind the name. */
    public record Fact(String name, String doc, String type) {}

    /** All views, in the engine's order. */
    public static List<FactView> all() {
        return in(FactTables.declared(), _ -> true);
    }

    /** What tests have in hand, in the order of {@code test.d.ts}. */
    static List<FactView> ofTests() {
        return in(EngineText.of("test.d.ts"), OF_TESTS::contains);
    }

    private static List<FactView> in(String declared, Predicate<String> wanted) {
        List<FactView> views = new ArrayList<>();
        Matcher found = INTERFACE.matcher(declared);
        while (found.find()) {
            if (wanted.test(found.group(2))) {
                views.add(new FactView(found.group(2), found.group(1), facts(found.group(3))));
            }
        }
        return List.copyOf(views);
    }

    private static List<Fact> facts(String body) {
        List<Fact> facts = new ArrayList<>();
        Matcher found = FACT.matcher(body);
        while (found.find()) {
            boolean overload = found.group(1) == null;
            facts.add(new Fact(found.group(2), overload ? facts.getLast().doc() : found.group(1), found.group(3)));
        }
        return List.copyOf(facts);
    }
}
