package gnaw.script;

import gnaw.game.Effect;
import gnaw.game.Question;
import gnaw.game.World;
import gnaw.game.dice.RepeatableDice;
import gnaw.script.bridge.FactViews;
import gnaw.script.bridge.Facts;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.ErrorCards;
import gnaw.script.source.Place;
import gnaw.script.table.CellHistory;
import gnaw.script.table.ChangeHistory;
import gnaw.script.value.Malformed;
import gnaw.text.DidYouMean;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/**
 * Lets a person look at a living game through expressions such as {@code hero.at.x}. They run in a locked context of their own, within
 * the budget of an answer, and see what rules see: they can change neither the game nor the rules, and their dice are not the game's.
 */
public final class Expressions implements AutoCloseable {
    /** What the expressions' text is called in errors. */
    private static final String CONSOLE = "console";

    /** Said below an effect: whoever types one at a console may well mean it. */
    private static final String NOT_DONE = "\nNothing has come of it: do before an effect lets it come true.";

    private static final String IDENTIFIER = "[A-Za-z_$][\\w$]*";
    private static final List<String> LIST_MEMBERS =
            List.of("at", "every", "filter", "find", "includes", "length", "map", "reduce", "some");

    private final RuleCaller caller;
    private final Map<String, Value> vocabulary = new LinkedHashMap<>();
    private final Map<String, Value> functions = new HashMap<>();
    private Optional<LoadedScripts> vocabularyOf = Optional.empty();

    Expressions(RuleCaller caller) {
        this.caller = caller;
    }

    /**
     * The value of an expression, or of the {@code return} of a few statements, as text of bounded length; of an effect it says that it has not
     * come true.
     *
     * @throws IllegalArgumentException that says in one line what is wrong, with the nearest right name
     */
    public String evaluate(String text, World world) {
        return bounded(world, () -> {
            Value value = value(text, world);
            return ValuePrinter.of(value) + (isEffect(value) ? NOT_DONE : "");
        });
    }

    private static boolean isEffect(Value value) {
        return value.hasMember("effect") && value.getMember("effect").isString();
    }

    /**
     * Whether an assertion such as {@code hero.attack > 5} is true. It is compiled once, however often it is asked.
     *
     * @throws IllegalArgumentException as {@link #evaluate} does, and if the assertion is neither true nor false
     */
    public boolean holds(String assertion, World world) {
        return bounded(world, () -> {
            Value value = value(assertion, world);
            if (!value.isBoolean()) {
                throw new IllegalArgumentException("It is " + ValuePrinter.inner(value) + ", neither true nor false.");
            }
            return value.asBoolean();
        });
    }

    /** The effects that an expression asks for, such as {@code spawn("beast", hero.at)} or a rule's answer; errors as in {@link #evaluate}. */
    public List<Effect> effects(String text, World world) {
        return bounded(world, () -> caller.effects(world).read(value(text, world)));
    }

    /**
     * How a fact of a thing came about ({@code hero.attack}, {@code world.creatures[2].sight}), or a cell, a row, a table, or a rule
     * ({@code rule NAME}).
     *
     * @throws IllegalArgumentException as {@link #evaluate} and {@link ChangeHistory#of} do
     */
    public List<String> why(String what, World world) {
        ChangeHistory history = caller.loaded().tables().history();
        if (what.startsWith("rule ")) {
            return texts(history.ofRule(what.substring(5).strip()));
        }
        int dot = what.lastIndexOf('.');
        boolean isTable = caller.loaded().tables().names().contains(what.replaceFirst("\\..*", ""));
        return dot < 0 || isTable
                ? texts(history.of(what))
                : bounded(world, () -> origin(what.substring(0, dot), what.substring(dot + 1), world, history));
    }

    private List<String> origin(String of, String fact, World world, ChangeHistory history) {
        Value thing = value(of, world);
        if (!thing.isProxyObject() || !(thing.asProxyObject() instanceof Facts<?> facts)) {
            throw new IllegalArgumentException(of + " is " + ValuePrinter.inner(thing) + ", which has no facts.");
        }
        return new Provenance(of, facts, history).of(fact);
    }

    private static List<String> texts(List<CellHistory> chains) {
        return chains.stream().map(CellHistory::text).toList();
    }

    /** The words with which an expression can begin. */
    public List<String> words(World world) {
        return List.copyOf(given(world).keySet());
    }

    /** What may follow a path of names such as {@code hero.at}, behind its dot; nothing for what is no path or has no value. */
    public List<String> members(String path, World world) {
        if (!path.matches(IDENTIFIER + "(\\." + IDENTIFIER + "|\\[\\d+])*")) {
            return List.of();
        }
        try {
            return bounded(world, () -> members(value(path, world)));
        } catch (IllegalArgumentException noValue) {
            return List.of();
        }
    }

    private static List<String> members(Value value) {
        if (value.hasArrayElements()) {
            return LIST_MEMBERS;
        }
        return value.hasMembers()
                ? value.getMemberKeys().stream()
                        .filter(name -> name.matches(IDENTIFIER))
                        .toList()
                : List.of();
    }

    /** Within the budget of an answer; what fails is told in one line. */
    private <T> T bounded(World world, Supplier<T> work) {
        try {
            return caller.bounded(work);
        } catch (PolyglotException error) {
            String told = told(error);
            caller.renewAfter(error);
            throw new IllegalArgumentException(told + nearest(error, world));
        } catch (Malformed error) {
            throw new IllegalArgumentException(error.getMessage());
        }
    }

    private String told(PolyglotException error) {
        String what =
                ErrorCards.what(error, caller::sources).lines().findFirst().orElse("It failed without a word.");
        String said = what.replaceFirst("^(Syntax|Eval)Error: *", "").strip();
        if (error.isSyntaxError()) {
            return Place.of(error)
                    .map(place -> "At column " + place.column() + ": " + said)
                    .orElse(said);
        }
        Optional<String> elsewhere =
                Place.of(error).filter(place -> !place.file().equals(CONSOLE)).map(Place::name);
        return said + elsewhere.map(place -> " (" + place + ")").orElse("");
    }

    private String nearest(PolyglotException error, World world) {
        String message = Optional.ofNullable(error.getMessage()).orElse("");
        String end = " is not defined";
        int start = message.lastIndexOf(' ', message.length() - end.length() - 1) + 1;
        return message.endsWith(end)
                ? "." + DidYouMean.hint(message.substring(start, message.length() - end.length()), words(world))
                : "";
    }

    private Value value(String text, World world) {
        Map<String, Object> given = given(world);
        return functions
                .computeIfAbsent(text, _ -> function(String.join(", ", given.keySet()), text))
                .execute(given.values().toArray());
    }

    private Value function(String parameters, String text) {
        try {
            return compiled("(" + parameters + ") => (\n" + text + "\n)");
        } catch (PolyglotException noExpression) {
            return statements(parameters, text, noExpression);
        }
    }

    private Value statements(String parameters, String text, PolyglotException noExpression) {
        if (!noExpression.isSyntaxError()) {
            throw noExpression;
        }
        try {
            return compiled("(" + parameters + ") => {\n" + text + "\n}");
        } catch (PolyglotException error) {
            throw error.isSyntaxError() ? noExpression : error;
        }
    }

    private Value compiled(String function) {
        return caller.loaded()
                .context()
                .eval(Source.newBuilder("js", function, CONSOLE).cached(false).buildLiteral());
    }

    /** Every word and what it stands for; the facts of the game go before tables of the same name. */
    private Map<String, Object> given(World world) {
        Map<String, Object> given = new LinkedHashMap<>();
        FactViews views = caller.views(world);
        given.put("hero", views.view(world.hero()));
        given.put("world", views.view(world));
        given.put("level", views.view(new Question.Visit(world.stage(), false)));
        given.put("dice", views.view(new RepeatableDice()));
        vocabulary().forEach(given::putIfAbsent);
        return given;
    }

    /** What all scripts can say, and the tables: read once from each context. */
    private Map<String, Value> vocabulary() {
        if (vocabulary.isEmpty() || caller.loaded() != vocabularyOf.orElseThrow()) {
            vocabularyOf = Optional.of(caller.loaded());
            vocabulary.clear();
            functions.clear();
            Value words = caller.loaded()
                    .evaluate("export * from \"gnaw/console.js\";", CONSOLE)
                    .getMember("words")
                    .execute(caller.loaded()
                            .list(caller.loaded().tables().names().toArray()));
            words.getMemberKeys().stream()
                    .filter(word -> word.matches(IDENTIFIER))
                    .forEach(word -> vocabulary.put(word, words.getMember(word)));
        }
        return vocabulary;
    }

    @Override
    public void close() {
        caller.close();
    }
}
