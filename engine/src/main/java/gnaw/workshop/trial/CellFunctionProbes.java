package gnaw.workshop.trial;

import gnaw.game.Action;
import gnaw.game.Creature;
import gnaw.game.Question;
import gnaw.game.RuleFailure;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.game.dice.RepeatableDice;
import gnaw.script.RuleCaller;
import gnaw.script.Rulebook;
import gnaw.script.bridge.Facts;
import gnaw.script.source.ErrorCards;
import gnaw.script.table.TableContents;
import gnaw.script.value.StrictObject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

/**
 * Samples of the functions that rules keep in the cells of their tables. Nobody says what those are given, but the names of their
 * parameters tell: {@code (who, dice, world) =>}. A wrong guess makes a function fail, which says nothing, unless it asks for what is a fact
 * of nothing; a right one shows whether it answers the same again, and whether it writes.
 */
final class CellFunctionProbes {
    /** In front of an arrow, or of a body: names in brackets, or one name alone. */
    private static final Pattern PARAMETERS = Pattern.compile("^[\\w\\s*]*\\(([^)]*)\\)|^(\\w+)\\s*=>");

    /** What the engine itself asks of rows. */
    private static final Set<String> ASKED =
            Set.of("verbs.fits", "verbs.sure", "tiles.eachTurn", "actions.does", "actions.choices", "actions.sure");

    /** What an author may as well call what is no facts, such as a row of a table. */
    private static final Set<String> VAGUE =
            Set.of("thing", "body", "other", "here", "there", "target", "point", "place");

    private static final Pattern WRITE = Pattern.compile(
            "read-only|read only|not extensible|non-extensible|not writable|frozen|cannot be (assigned|defined|deleted)");

    private static final Pattern NO_FACT = Pattern.compile("There is no fact \"([^\"]+)\" here");

    private final Fixture fixture;
    private final RuleCaller caller;
    private final Rulebook rules;
    private final World world;
    private final Creature hero;

    CellFunctionProbes(Fixture fixture, RuleCaller caller, Rulebook rules) {
        this.fixture = fixture;
        this.caller = caller;
        this.rules = rules;
        this.world = fixture.game().world();
        this.hero = world.hero();
    }

    /** Whether a failure tells of what is wrong whatever was given: a try to change something, or to read what is none of these facts. */
    static boolean isCertain(Probe.Basis basis, RuleFailure failure, Set<String> facts) {
        return switch (basis) {
            case ASKED -> true;
            case NAMED -> isWrite(failure) || isNoFact(failure, facts) || isEndless(failure);
            case GUESSED -> isWrite(failure);
        };
    }

    private static boolean isWrite(RuleFailure failure) {
        return WRITE.matcher(failure.getMessage()).find();
    }

    private static boolean isEndless(RuleFailure failure) {
        return failure.getMessage().contains(ErrorCards.ENDLESS);
    }

    private static boolean isNoFact(RuleFailure failure, Set<String> facts) {
        Matcher noFact = NO_FACT.matcher(failure.getMessage());
        return noFact.find() && !facts.contains(noFact.group(1));
    }

    /** Every function of a table that the engine itself does not ask, for the hero and for somebody else. */
    List<Probe> all() {
        List<Probe> samples = new ArrayList<>();
        for (TableContents table : caller.loaded().tables().contents()) {
            if (!table.answers()) {
                table.rows().forEach(row -> row.functions().stream()
                        .filter(cell -> !ASKED.contains(table.name() + "." + cell))
                        .forEach(cell -> samples.addAll(samples(table.name(), row.id(), cell))));
            }
        }
        return samples;
    }

    private List<Probe> samples(String table, String row, String cell) {
        List<String> names = parameters(
                caller.loaded().function(table, row, cell).orElseThrow().getSourceLocation());
        Probe.Basis basis = names.stream().anyMatch(VAGUE::contains) ? Probe.Basis.GUESSED : Probe.Basis.NAMED;
        List<Probe> samples = new ArrayList<>();
        for (Creature who : List.of(hero, another())) {
            String about = who.kind() + ", " + fixture.name();
            Supplier<Object[]> given =
                    () -> names.stream().map(name -> argument(name, who)).toArray();
            samples.add(new Probe(table, row, cell, about, basis, world, given, answer -> text(answer, 0)));
        }
        return samples;
    }

    /** The names without their underscores. */
    private static List<String> parameters(SourceSection function) {
        Matcher found = PARAMETERS.matcher(function == null ? "" : function.getCharacters());
        if (!found.find()) {
            return List.of();
        }
        String names = Optional.ofNullable(found.group(1)).orElseGet(() -> found.group(2));
        return Arrays.stream(names.split(","))
                .map(name -> name.replaceAll("[\\s_.]|=.*", ""))
                .filter(name -> !name.isEmpty())
                .toList();
    }

    private Object argument(String name, Creature who) {
        return switch (name) {
            case "who", "hero", "user", "attacker", "viewer", "creature", "body", "thing" -> who;
            case "foe", "other", "defender", "victim", "killer", "monster" -> another();
            case "dice" -> new RepeatableDice();
            case "world" -> world;
            case "sight" -> new Question.Outlook(who);
            case "item" -> hero.pack().stream().findFirst();
            case "at", "here", "there", "target", "point", "place" -> hero.at();
            case "action" -> Action.await();
            case "text", "name", "word", "look", "cause" -> "word";
            default -> 3;
        };
    }

    private Creature another() {
        return world.stage().creatures().stream()
                .filter(who -> who != hero)
                .findFirst()
                .orElse(hero);
    }

    private static String told(Value fact) {
        return Facts.subject(fact, Thing.class)
                .map(thing -> thing.kind() + " " + thing.id())
                .orElse("facts");
    }

    /** An answer of whatever form, as far as it can differ from another. */
    private static String text(Value answer, int depth) {
        if (depth > 6) {
            return "…";
        }
        if (answer.hasArrayElements()) {
            return StrictObject.elements(answer).stream()
                    .map(one -> text(one, depth + 1))
                    .toList()
                    .toString();
        }
        if (answer.isProxyObject()) {
            return told(answer);
        }
        if (answer.canExecute() || !answer.hasMembers()) {
            return answer.toString();
        }
        return answer.getMemberKeys().stream()
                .map(key -> key + ": " + text(answer.getMember(key), depth + 1))
                .toList()
                .toString();
    }
}
