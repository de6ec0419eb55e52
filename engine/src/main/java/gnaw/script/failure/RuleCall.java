package gnaw.script.failure;

import gnaw.game.RuleFailure;
import gnaw.game.RuleFailure.Moment;
import gnaw.game.RuleFailure.Parts;
import gnaw.game.World;
import gnaw.game.dice.ImpossibleDie;
import gnaw.mod.Mod;
import gnaw.script.source.ErrorCards;
import gnaw.script.source.ErrorParts;
import gnaw.script.source.Modules;
import gnaw.script.source.Place;
import gnaw.script.table.Tables;
import gnaw.script.value.StrictObject;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;

/**
 * A row that was asked, with what it was given: makes a {@link RuleFailure} of what went wrong with it. The tables are those of the
 * present context, for the one that was asked may be gone.
 */
public record RuleCall(String table, String row, String cell, Object[] given) {
    /** A cell of a row, whatever it was asked. */
    record Rule(String table, String row, String cell) {}

    Rule rule() {
        return new Rule(table, row, cell);
    }

    /** Another row at the same moment, of whose question no more is known than the world. */
    RuleCall at(Rule other) {
        Object[] world = Stream.of(given).filter(World.class::isInstance).toArray();
        return new RuleCall(other.table(), other.row(), other.cell(), world);
    }

    /** What is known without a look into the scripts, which are at work or were stopped. */
    RuleFailure unseen(String what, Tables tables) {
        return failure(tables.place(table, row), what, "", mod(tables));
    }

    /** What is wrong with an answer: whoever put the function into its cell gave it. */
    RuleFailure failure(String what, Tables tables) {
        String author = author(tables);
        Optional<Place> written = tables.row(table, row)
                .flatMap(held -> held.function(cell))
                .flatMap(function -> Optional.ofNullable(function.getSourceLocation()))
                .map(Place::at)
                .filter(place -> place.mod().equals(author));
        return failure(
                written.map(Place::name).orElseGet(() -> tables.placeOf(table, row, cell)),
                what,
                written.map(Place::excerpt).orElse(""),
                author);
    }

    /**
     * What a script threw. A question that a rule asked of another rule fails as that other rule's failure, or as {@code spentOn}, which
     * has used up the context; wrongly loaded dice are nobody's.
     */
    RuleFailure failure(PolyglotException error, Optional<RuleFailure> spentOn, Tables tables, Modules modules) {
        if (error.isHostException() && error.asHostException() instanceof ImpossibleDie misloaded) {
            throw misloaded;
        }
        if (error.isHostException() && error.asHostException() instanceof RuleFailure inner) {
            return inner;
        }
        return spentOn.orElseGet(() -> thrown(error, tables, modules));
    }

    private RuleFailure thrown(PolyglotException error, Tables tables, Modules modules) {
        Optional<Rule> flawed = flawed(error, tables);
        return failure(
                flawed.map(wrong -> tables.placeOf(wrong.table(), wrong.row(), wrong.cell()))
                        .orElseGet(() -> ErrorCards.place(error, () -> tables.placeOf(table, row, cell))),
                ErrorCards.what(error, modules::sources),
                flawed.isPresent() ? "" : ErrorCards.excerpt(error),
                culprit(error, tables).orElseGet(() -> author(tables)));
    }

    /** The cell that an error says is wrong, if a mod has written it: what the base game says is wrong where it is used. */
    private static Optional<Rule> flawed(PolyglotException error, Tables tables) {
        boolean isLegible = !error.isCancelled() && !error.isResourceExhausted();
        return Optional.ofNullable(error.getGuestObject())
                .filter(thrown -> isLegible && thrown.hasMember("cell"))
                .map(thrown -> thrown.getMember("cell"))
                .filter(cell -> cell.hasArrayElements() && cell.getArraySize() == 3)
                .map(StrictObject::elements)
                .filter(words -> words.stream().allMatch(Value::isString))
                .map(words -> new Rule(
                        words.get(0).asString(),
                        words.get(1).asString(),
                        words.get(2).asString()))
                .filter(wrong -> tables.row(wrong.table(), wrong.row()).isPresent()
                        && !author(wrong, tables).equals(Mod.BASE));
    }

    private static String author(Rule written, Tables tables) {
        return tables.authorOf(written.table(), written.row(), written.cell());
    }

    private RuleFailure failure(String place, String what, String excerpt, String mod) {
        String rule = "rule " + table + "." + row;
        String message = place + "  " + rule + "\n  " + what + (excerpt.isEmpty() ? "" : "\n" + excerpt);
        ErrorParts sentence = ErrorParts.of(what);
        Parts parts = new Parts(
                mod, place, rule, sentence.what(), sentence.expected(), sentence.got(), sentence.hint(), excerpt);
        return new RuleFailure(message, parts, Moment.UNKNOWN);
    }

    /** When it was asked, and of what. */
    Moment moment(List<String> locals, String note) {
        return new Moment(FailureContext.given(given), locals, FailureContext.game(given), note, "");
    }

    /** The mod whose row was asked. */
    String mod(Tables tables) {
        return tables.mod(table, row);
    }

    /** The mod whose function was asked. */
    String author(Tables tables) {
        return tables.authorOf(table, row, cell);
    }

    /**
     * The mod whose cell is wrong, or the innermost that an error came through. What comes through the base game's own functions alone is no
     * mod's.
     */
    static Optional<String> culprit(PolyglotException error, Tables tables) {
        return flawed(error, tables).map(wrong -> author(wrong, tables)).or(() -> Place.all(error).stream()
                .map(Place::mod)
                .filter(mod -> !mod.equals(Mod.BASE))
                .findFirst());
    }
}
