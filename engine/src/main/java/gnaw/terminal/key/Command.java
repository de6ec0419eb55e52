package gnaw.terminal.key;

import gnaw.map.Direction;
import gnaw.text.CamelCase;

/** The command of a key of the play screen. */
public sealed interface Command permits Command.Step, Command.Run, Command.Use, Command.Act, BuiltInCommand {
    /** Its name without that of the mod that brings it, if one does: {@code verb.sing} for {@code verb.choir:sing}. */
    default String shortId() {
        return commandId().replaceFirst("\\.[^.:]+:", ".");
    }

    /** Its name in files, and in texts that name its key: {@code explore}, {@code step.north}, {@code verb.open}. */
    default String commandId() {
        return switch (this) {
            case Step(Direction direction) -> "step." + direction;
            case Run(Direction direction) -> "run." + direction;
            case Use(String verb) -> "verb." + verb;
            case Act(String id) -> "action." + id;
            case BuiltInCommand builtIn -> CamelCase.of(builtIn);
        };
    }

    /** One step. */
    record Step(Direction direction) implements Command {}

    /** Steps until something turns up. */
    record Run(Direction direction) implements Command {}

    /** Chooses a thing and uses it with this verb of the scripts. */
    record Use(String verb) implements Command {}

    /** Does this action of the scripts, such as waiting. */
    record Act(String id) implements Command {}
}
