package gnaw.terminal.key;

import java.util.EnumSet;
import java.util.Set;

/** The commands that are the same whatever the rules are. */
public enum BuiltInCommand implements Command {
    RUN_PREFIX,
    COUNT,
    EXPLORE,
    FIGHT,
    AIM_AGAIN,
    TRAVEL,
    FIND,
    RESUME,
    PICK_UP,
    DROP,
    INSCRIBE,
    INVENTORY,
    LOOK,
    SURROUNDINGS,
    LEVEL_MAP,
    OVERVIEW,
    MESSAGES,
    CHARACTER,
    COMMANDS,
    HELP,
    WHAT_KEY,
    RULE_FAILURE,
    RELOAD,
    CONSOLE,
    COSTS,
    OPTIONS,
    SAVE_AND_QUIT,
    ABANDON;

    private static final Set<BuiltInCommand> MOVING =
            EnumSet.of(RUN_PREFIX, COUNT, EXPLORE, FIGHT, AIM_AGAIN, TRAVEL, RESUME, PICK_UP);

    private static final Set<BuiltInCommand> CONSULTED =
            EnumSet.of(INVENTORY, LOOK, SURROUNDINGS, LEVEL_MAP, MESSAGES, CHARACTER);

    /** Whether it shows what one may want to look at where nothing can be done: before a choice, after the end, in a replay. */
    public boolean isConsulted() {
        return CONSULTED.contains(this);
    }

    /** Whether it only shows something or asks, so that the hero does nothing by that key alone. */
    public boolean isShown() {
        return !MOVING.contains(this);
    }
}
