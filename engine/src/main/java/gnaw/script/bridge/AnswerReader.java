package gnaw.script.bridge;

import gnaw.game.Appearance;
import gnaw.game.Decision.CreatureThinks;
import gnaw.game.Decision.LevelPlanned;
import gnaw.game.Decision.MayDo;
import gnaw.game.Decision.MayEnter;
import gnaw.game.Look.HeadingOf;
import gnaw.game.Look.Lines;
import gnaw.game.Look.LooksOf;
import gnaw.game.Look.NameOf;
import gnaw.game.Look.OfAnother;
import gnaw.game.Look.ScoreOf;
import gnaw.game.Look.StatusOf;
import gnaw.game.Look.TonesOf;
import gnaw.game.Question.Joined;
import gnaw.game.Score;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.graalvm.polyglot.Value;

/**
 * Makes sense of what a row answers to a question whose answers join.
 *
 * @param tones those that there are
 */
public record AnswerReader(ActionReader actions, PlanReader plans, Set<String> tones) {
    /** The answer; empty where the row leaves it to others. */
    @SuppressWarnings("unchecked")
    public <A> Optional<A> read(Joined<A> question, Value answer) {
        Optional<?> read =
                switch (question) {
                    case LevelPlanned _ -> unlessNothing(answer, plans::read);
                    case MayDo _ -> Optional.of(actions.permission(answer));
                    case MayEnter _ -> unlessNothing(answer, actions::entry);
                    case CreatureThinks _ -> unlessNothing(answer, actions::action);
                    case StatusOf _ -> Optional.of(StatusReader.read(answer, given -> tone("statusOf", given)));
                    case Lines _ -> Optional.of(texts(answer));
                    case NameOf _, HeadingOf _ -> unlessNothing(answer, StrictObject::text);
                    case OfAnother _ -> unlessNothing(answer, StrictObject::yes);
                    case LooksOf(var _, Appearance usual) -> unlessNothing(answer, looks -> looks(looks, usual));
                    case TonesOf _ -> unlessNothing(answer, this::tones);
                    case ScoreOf _ -> unlessNothing(answer, AnswerReader::score);
                };
        return (Optional<A>) read;
    }

    private static List<String> texts(Value list) {
        return StrictObject.elements(list).stream().map(StrictObject::text).toList();
    }

    private Map<String, String> tones(Value answer) {
        StrictObject cells = new StrictObject("tonesOf", answer);
        return answer.getMemberKeys().stream()
                .collect(Collectors.toMap(Function.identity(), tile -> tone("tonesOf", cells.text(tile))));
    }

    /** "" stands for that of ordinary text. */
    private String tone(String question, String given) {
        if (given.isEmpty() || tones.contains(given)) {
            return given;
        }
        throw new Malformed(question + ": there is no tone \"" + given + "\"." + DidYouMean.hint(given, tones));
    }

    private static Score score(Value answer) {
        StrictObject cells = new StrictObject("scoreOf", answer);
        return new Score(
                (long) cells.number("points"),
                cells.list("lines").stream().map(StrictObject::text).toList());
    }

    /** What the answer leaves out is as usual; a glyph is its own plain twin unless it says otherwise. */
    private Appearance looks(Value answer, Appearance usual) {
        StrictObject cells = new StrictObject("looksOf", answer);
        String glyph = character("glyph", usual.glyph(), cells);
        String plain = cells.given("glyph").isPresent() ? glyph : usual.plain();
        String tone = cells.given("tone").isPresent() ? tone("looksOf", cells.text("tone")) : usual.tone();
        return new Appearance(glyph, character("plain", plain, cells), tone);
    }

    private static String character(String cell, String usual, StrictObject cells) {
        String given = cells.text(cell, usual);
        if (given.codePointCount(0, given.length()) != 1) {
            throw new Malformed("looksOf wants one character for " + cell + ", but got \"" + given + "\".");
        }
        return given;
    }

    private static <T> Optional<T> unlessNothing(Value answer, Function<Value, T> reader) {
        return answer.isNull() ? Optional.empty() : Optional.of(reader.apply(answer));
    }
}
