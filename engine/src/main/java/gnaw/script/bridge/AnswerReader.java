package gnaw.script.bridge;

import gnaw.game.Question.CreatureThinks;
import gnaw.game.Question.Describe;
import gnaw.game.Question.Joined;
import gnaw.game.Question.LevelPlanned;
import gnaw.game.Question.MayDo;
import gnaw.game.Question.NameOf;
import gnaw.game.Question.ScoreOf;
import gnaw.game.Question.StatusOf;
import gnaw.game.Score;
import gnaw.script.value.StrictObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.graalvm.polyglot.Value;

/** Makes sense of what a row answers to a question whose answers join. */
public record AnswerReader(ActionReader actions, PlanReader plans) {
    /** The answer; empty where the row leaves it to others. */
    @SuppressWarnings("unchecked")
    public <A> Optional<A> read(Joined<A> question, Value answer) {
        Optional<?> read =
                switch (question) {
                    case LevelPlanned _ -> unlessNothing(answer, plans::read);
                    case MayDo _ -> Optional.of(actions.permission(answer));
                    case CreatureThinks _ -> unlessNothing(answer, actions::action);
                    case StatusOf _ -> Optional.of(StatusReader.read(answer));
                    case Describe _ -> Optional.of(texts(answer));
                    case NameOf _ -> unlessNothing(answer, StrictObject::text);
                    case ScoreOf _ -> unlessNothing(answer, AnswerReader::score);
                };
        return (Optional<A>) read;
    }

    private static List<String> texts(Value list) {
        return StrictObject.elements(list).stream().map(StrictObject::text).toList();
    }

    private static Score score(Value answer) {
        StrictObject cells = new StrictObject("scoreOf", answer);
        return new Score(
                (long) cells.number("points"),
                cells.list("lines").stream().map(StrictObject::text).toList());
    }

    private static <T> Optional<T> unlessNothing(Value answer, Function<Value, T> reader) {
        return answer.isNull() ? Optional.empty() : Optional.of(reader.apply(answer));
    }
}
