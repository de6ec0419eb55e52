package gnaw.script;

import gnaw.game.Ending;
import gnaw.game.Happening;
import gnaw.game.Measure;
import gnaw.game.World;
import gnaw.game.dice.Dice;
import gnaw.script.load.MeasureRow;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** A row of the table {@code measures}: given what the rules of its question are given, it answers a number, a word or nothing. */
record ScriptMeasure(RuleCaller asking, MeasureRow row) implements Measure {
    @Override
    public About about() {
        return row.about();
    }

    @Override
    public String question() {
        return row.question();
    }

    @Override
    public Optional<Count> after(Happening happening, World world) {
        return row.audience().includes(happening.who(), world)
                ? count(world, happening.given(Dice.NONE, world))
                : Optional.empty();
    }

    @Override
    public Optional<Count> atEnd(Ending ending, World world) {
        return row.question().equals(MeasureRow.END) ? count(world, ending, world) : Optional.empty();
    }

    private Optional<Count> count(World world, Object... given) {
        return asking.recall("measures", row.about().id(), "count", world, given, ScriptMeasure::read);
    }

    /** What is endless, such as the patience of a stone, is nothing to count. */
    private static Optional<Count> read(Value answer) {
        if (answer.isNull()) {
            return Optional.empty();
        }
        if (answer.isString()) {
            return Optional.of(new Count(StrictObject.text(answer), 1));
        }
        if (!answer.isNumber()) {
            throw new Malformed("A measure answers a number, a text, or undefined, but this is "
                    + StrictObject.shown(answer) + ".");
        }
        return Optional.of(answer.asDouble()).filter(Double::isFinite).map(amount -> new Count("", amount));
    }
}
