package gnaw.game;

import gnaw.text.Printable;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule could not be asked, or answered what cannot be. The message is whole: who, where, what was expected. Whatever a script put into
 * it, its texts are {@link Printable}.
 */
public final class RuleFailure extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Parts parts;
    private final transient Moment moment;

    /**
     * What went wrong, in the parts that an author looks for; what is not known is "".
     *
     * @param mod whose rule it is
     * @param place mod, file, line and column
     * @param rule question and row, such as {@code rule turnEnds.weather}
     * @param what what happened, in a sentence without the following
     * @param expected what would have been right
     * @param got what was there instead
     * @param hint how it might be mended
     * @param excerpt the line with a caret
     */
    public record Parts(
            String mod,
            String place,
            String rule,
            String what,
            String expected,
            String got,
            String hint,
            String excerpt) {
        public Parts {
            place = Printable.of(place);
            rule = Printable.of(rule);
            what = Printable.of(what);
            expected = Printable.of(expected);
            got = Printable.of(got);
            hint = Printable.of(hint);
            excerpt = Printable.of(excerpt);
        }
    }

    /**
     * When it went wrong.
     *
     * @param given the facts that the rule was given, one line each
     * @param locals what the names in its function stood for, one line each
     * @param game seed and turn; or ""
     * @param note what became of it, such as that a mod was set aside; or ""
     * @param again the command that plays the same game until then; or ""
     */
    public record Moment(List<String> given, List<String> locals, String game, String note, String again) {
        /** A moment of which nothing is known. */
        public static final Moment UNKNOWN = new Moment(List.of(), List.of(), "", "", "");

        public Moment {
            given = given.stream().map(Printable::of).toList();
            locals = locals.stream().map(Printable::of).toList();
        }
    }

    /** A failure of which no more is known than a place and a message. */
    public RuleFailure(String place, String message) {
        this(message, new Parts("", place, "", message, "", "", "", ""), Moment.UNKNOWN);
    }

    /** A failure in all its parts; the message is the same in few lines. */
    public RuleFailure(String message, Parts parts, Moment moment) {
        super(Printable.of(message));
        this.parts = parts;
        this.moment = moment;
    }

    /** The same failure, at a moment that is known now. */
    public RuleFailure at(Moment when) {
        return new RuleFailure(getMessage(), parts, when);
    }

    /** The same failure of a rule such as {@code rule turnEnds.weather}, where none is known yet. */
    RuleFailure of(String rule) {
        return parts.rule().isEmpty() && parts.place().isEmpty()
                ? new RuleFailure(
                        rule + "\n  " + getMessage(), new Parts("", "", rule, parts.what(), "", "", "", ""), moment)
                : this;
    }

    /** The same failure in a game that this command plays again. */
    public RuleFailure playedAgainBy(String command) {
        return at(new Moment(moment.given(), moment.locals(), moment.game(), moment.note(), command));
    }

    /** Where: mod, file, line and column, as far as it is known; or "". */
    public String place() {
        return parts.place();
    }

    /** Its parts. */
    public Parts parts() {
        return parts;
    }

    /** When it happened. */
    public Moment moment() {
        return moment;
    }

    /** All that is known, in lines under each other: what a page, a log and a failed test show. */
    public String card() {
        List<String> lines = new ArrayList<>();
        lines.add(joined(parts.place(), parts.rule(), stranger()));
        parts.what().lines().forEach(line -> lines.add("  " + line));
        if (!parts.excerpt().isEmpty()) {
            lines.add(parts.excerpt());
        }
        named("expected", parts.expected(), lines);
        named("got", parts.got(), lines);
        named("hint", parts.hint(), lines);
        moment.given().forEach(fact -> named("given", fact, lines));
        moment.locals().forEach(local -> named("local", local, lines));
        named("when", moment.game(), lines);
        named("note", moment.note(), lines);
        named("again", moment.again(), lines);
        lines.removeIf(String::isEmpty);
        return String.join("\n", lines);
    }

    /** A mod is only named where its rule failed in another mod's file: else its name leads the place. */
    private String stranger() {
        boolean isOwn = parts.mod().isEmpty() || parts.place().startsWith(parts.mod() + "/");
        return isOwn ? "" : "of " + parts.mod();
    }

    private static String joined(String... parts) {
        return String.join(
                "  ", List.of(parts).stream().filter(part -> !part.isEmpty()).toList());
    }

    private static void named(String name, String text, List<String> lines) {
        if (!text.isEmpty()) {
            lines.add("  " + name + " ".repeat(10 - name.length()) + text);
        }
    }
}
