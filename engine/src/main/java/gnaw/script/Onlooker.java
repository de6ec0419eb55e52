package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.Ending;
import gnaw.game.Item;
import gnaw.game.RuleFailure;
import gnaw.game.Score;
import gnaw.game.Status;
import gnaw.game.Thing;
import gnaw.game.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.graalvm.polyglot.Value;

/**
 * Asks what screens want to know: a status, a description, a name, a score. A row that fails costs no more than its own answer, and is
 * complained of.
 */
final class Onlooker implements AutoCloseable {
    private final Asking playing;
    private final Complaints complaints;
    private Optional<Asking> apart = Optional.empty();

    /** Looks at the game that {@code playing} is asked about. */
    Onlooker(Asking playing, Complaints complaints) {
        this.playing = playing;
        this.complaints = complaints;
    }

    Status statusOf(Creature who, World world) {
        Status status = Status.NOTHING;
        for (String row : viewing().rows("statusOf")) {
            status = answer(
                            viewing(),
                            "statusOf",
                            row,
                            of -> new Object[] {
                                of.book().of(who, world), of.book().of(world)
                            },
                            answer -> Optional.of(StatusReader.read(answer)))
                    .map(status::and)
                    .orElse(status);
        }
        return status;
    }

    List<String> describe(Thing thing, Creature viewer, World world) {
        List<String> lines = new ArrayList<>();
        for (String row : viewing().rows("describe")) {
            answer(
                            viewing(),
                            "describe",
                            row,
                            of -> new Object[] {
                                of.book().of(thing, world),
                                of.book().of(viewer, world),
                                of.book().of(world)
                            },
                            answer -> Optional.of(texts(answer)))
                    .ifPresent(lines::addAll);
        }
        return List.copyOf(lines);
    }

    private static List<String> texts(Value list) {
        return Cells.elements(list).stream().map(Cells::text).toList();
    }

    String nameOf(Thing thing, World world) {
        return name(viewing(), thing, world);
    }

    /** The name that a rule asks for. */
    String nameInPlay(Thing thing, World world) {
        return name(playing, thing, world);
    }

    /** The first name that a row tells. */
    private String name(Asking asked, Thing thing, World world) {
        for (String row : asked.rows("nameOf")) {
            Optional<String> name = answer(
                    asked,
                    "nameOf",
                    row,
                    of -> new Object[] {of.book().of(thing, world), of.book().of(world)},
                    unlessNothing(Cells::text));
            if (name.isPresent()) {
                return name.get();
            }
        }
        return thing.kind();
    }

    boolean fits(String verb, Item item, Creature user, World world) {
        Asking asked = viewing();
        Object[] arguments = {
            asked.book().of(item, world),
            asked.book().of(user, world),
            asked.book().of(world)
        };
        try {
            return asked.ask("verbs", verb, "fits", arguments, answer -> answer.isBoolean() && answer.asBoolean());
        } catch (RuleFailure failure) {
            note(failure, asked);
            return false;
        }
    }

    Score scoreOf(Ending ending, World world) {
        return last(
                        viewing(),
                        "scoreOf",
                        of -> new Object[] {PlainFacts.of(ending), of.book().of(world)},
                        Onlooker::score)
                .orElseGet(() -> new Score(0, List.of()));
    }

    private static Score score(Value answer) {
        Cells cells = new Cells("scoreOf", answer);
        return new Score(
                (long) cells.number("points"),
                cells.list("lines").stream().map(Cells::text).toList());
    }

    /**
     * Whom screens ask. Once something that only they ask has failed they have a context of their own: there mods are set aside without a
     * change to the game, which nobody's looking may have.
     */
    private Asking viewing() {
        return apart.orElse(playing);
    }

    private void note(RuleFailure failure, Asking asked) {
        if (asked.isSpent()) {
            throw failure;
        }
        complaints.note(failure);
        if (asked == viewing() && apart.isEmpty() && !asked.isBusy()) {
            apart = Optional.of(playing.apart(this::nameOf));
        }
    }

    /** The last answer that is not undefined: later rows know better. */
    private <T> Optional<T> last(
            Asking asked, String question, Function<Asking, Object[]> arguments, Function<Value, T> reader) {
        return asked.rows(question).stream()
                .flatMap(row -> answer(asked, question, row, arguments, unlessNothing(reader)).stream())
                .reduce((_, later) -> later);
    }

    /** A row's answer. If it fails, that is noted, and costs no more than this answer. */
    private <T> Optional<T> answer(
            Asking asked,
            String question,
            String row,
            Function<Asking, Object[]> arguments,
            Function<Value, Optional<T>> reader) {
        try {
            return asked.ask(question, row, arguments.apply(asked), reader);
        } catch (RuleFailure failure) {
            note(failure, asked);
            return Optional.empty();
        }
    }

    /** Gives back the context that only screens ask, if there is one. */
    @Override
    public void close() {
        apart.ifPresent(Asking::close);
        apart = Optional.empty();
    }

    /** A reader that takes undefined for no answer. */
    static <T> Function<Value, Optional<T>> unlessNothing(Function<Value, T> reader) {
        return value -> value.isNull() ? Optional.empty() : Optional.of(reader.apply(value));
    }
}
