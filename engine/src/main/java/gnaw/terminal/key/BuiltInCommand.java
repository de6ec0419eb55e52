package gnaw.terminal.key;

/** The commands that are the same whatever the rules are. */
public enum BuiltInCommand implements Command {
    RUN_PREFIX,
    EXPLORE,
    FIGHT,
    TRAVEL,
    PICK_UP,
    DROP,
    INVENTORY,
    LOOK,
    LEVEL_MAP,
    MESSAGES,
    CHARACTER,
    COMMANDS,
    HELP,
    RULE_FAILURE,
    RELOAD,
    CONSOLE,
    COSTS,
    SAVE_AND_QUIT,
    ABANDON
}
