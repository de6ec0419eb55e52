package gnaw.script.docs;

import gnaw.script.EngineText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A view that rules are given, as {@code facts.d.ts} describes it.
 *
 * @param name such as {@code Creature}
 * @param doc what it is
 * @param facts what it tells, in the order of the file
 */
public record View(String name, String doc, List<Fact> facts) {
    private static final Pattern INTERFACE =
            Pattern.compile("(?ms)^/\\*\\* ([^\\n]*) \\*/\\ninterface (\\w+)[^{]*\\{\\n(.*?)^\\}");
    private static final Pattern FACT =
            Pattern.compile("(?m)^  (?:/\\*\\* (.*) \\*/\\n  )?(?:readonly )?(\\w+)(\\??(?:<.*>)?[:(].*);$");

    /** A fact: its name, what it tells, and its type as it stands behind the name. */
    public record Fact(String name, String doc, String type) {}

    /** All views, in the order of the file. */
    public static List<View> all() {
        List<View> views = new ArrayList<>();
        Matcher found = INTERFACE.matcher(EngineText.of("facts.d.ts"));
        while (found.find()) {
            views.add(new View(found.group(2), found.group(1), facts(found.group(3))));
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
