package gnaw.terminal.key;

import gnaw.map.Direction;

/** The command of a key of the play screen. */
public sealed interface Command permits Command.Walk, Command.Run, Command.Use, Command.Act, BuiltInCommand {

    /** One step. */
    record Walk(Direction direction) implements Command {}

    /** Steps until something turns up. */
    record Run(Direction direction) implements Command {}

    /** Chooses a thing and uses it with this verb of the scripts. */
    record Use(String verb) implements Command {}

    /** Does this action of the scripts, such as waiting. */
    record Act(String id) implements Command {}
}
