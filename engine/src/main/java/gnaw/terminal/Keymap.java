package gnaw.terminal;

import gnaw.map.Direction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which key gives which command, and which keys a command has: help, prompts and the command menu are written from it. */
public final class Keymap {
    /** The headings of help, in its order. */
    static final String MOVING = "Moving";

    static final String THINGS = "Things";
    static final String KNOWING = "Looking and knowing";
    static final String GAME = "The game";
    static final String DEVELOPING = "Writing rules";

    private final List<Binding> bindings;
    private final Map<Key, Command> commands = new HashMap<>();

    private Keymap(List<Binding> wished) {
        List<Binding> given = new ArrayList<>();
        for (Binding binding : wished) {
            Binding free = binding.without(commands.keySet());
            free.keys().forEach(key -> commands.put(key, free.command()));
            given.add(free);
        }
        this.bindings = List.copyOf(given);
    }

    /** The usual keys, with those of the scripts' verbs and actions; a key that is taken already stays what it is. */
    public static Keymap usual(List<Binding> ofScripts) {
        List<Binding> all = new ArrayList<>(moves());
        all.addAll(deeds());
        all.addAll(ofScripts);
        return new Keymap(all);
    }

    /** The usual keys with those of the developer's, who has his before the scripts. */
    static Keymap ofDeveloper(List<Binding> ofScripts) {
        List<Binding> all = new ArrayList<>(List.of(
                Binding.of(DEVELOPING, "console: look at the game, and change it", Deed.CONSOLE, ": ` F12"),
                Binding.of(DEVELOPING, "what each rule costs, on and off", Deed.COSTS, "F3")));
        all.addAll(ofScripts);
        return usual(all);
    }

    /** A keymap in which the key gives this command instead of what it gave; a command that has no binding gets none. */
    public Keymap with(Key key, Command command) {
        return new Keymap(bindings.stream()
                .map(binding -> binding.without(List.of(key)))
                .map(binding -> binding.command().equals(command) ? binding.and(key) : binding)
                .toList());
    }

    /** What the key means. */
    public Optional<Command> command(Key key) {
        return Optional.ofNullable(commands.get(key));
    }

    /** The key that prompts name for a command. */
    public Optional<Key> keyOf(Command command) {
        return bindings.stream()
                .filter(binding -> binding.command().equals(command))
                .flatMap(binding -> binding.keys().stream())
                .findFirst();
    }

    /** All commands in the order of help. */
    public List<Binding> bindings() {
        return bindings;
    }

    /** One line for each command, under headings. */
    public List<Text> help() {
        Map<String, List<Text>> groups = new LinkedHashMap<>();
        groups.put(MOVING, new ArrayList<>(movingHelp()));
        bindings.stream().filter(binding -> !isMove(binding.command())).forEach(binding -> groups.computeIfAbsent(
                        binding.group(), _ -> new ArrayList<>())
                .add(helpLine(binding)));
        List<Text> lines = new ArrayList<>();
        groups.forEach((heading, texts) -> {
            lines.add(new Text(heading, "title"));
            lines.addAll(texts);
            lines.add(Text.plain(""));
        });
        return lines;
    }

    private static boolean isMove(Command command) {
        return command instanceof Command.Walk || command instanceof Command.Run;
    }

    private static Text helpLine(Binding binding) {
        String keys = String.join(" ", binding.keys().stream().map(Key::name).toList());
        return Text.plain("  %-9s %s".formatted(keys.isEmpty() ? "(menu)" : keys, binding.words()));
    }

    /** The three ways to name a direction, drawn as they lie under the hand. */
    private List<Text> movingHelp() {
        String prefix = keyOf(Deed.RUN_PREFIX).map(Key::name).orElse("-");
        return Text.plain(List.of(
                "  y k u  7 8 9       Up",
                "  h   l  4   6   Left  Right",
                "  b j n  1 2 3      Down",
                "  Into a foe: attack. Shift, or " + prefix + " before: run."));
    }

    private static List<Binding> moves() {
        List<Binding> moves = new ArrayList<>();
        Map<Direction, String> walks = Map.of(
                Direction.N, "k 8 Up",
                Direction.NE, "u 9 PgUp",
                Direction.E, "l 6 Right",
                Direction.SE, "n 3 PgDn",
                Direction.S, "j 2 Down",
                Direction.SW, "b 1 End",
                Direction.W, "h 4 Left",
                Direction.NW, "y 7 Home");
        Map<Direction, String> runs = Map.of(
                Direction.N, "K Shift-Up",
                Direction.NE, "U Shift-PgUp",
                Direction.E, "L Shift-Right",
                Direction.SE, "N Shift-PgDn",
                Direction.S, "J Shift-Down",
                Direction.SW, "B Shift-End",
                Direction.W, "H Shift-Left",
                Direction.NW, "Y Shift-Home");
        for (Direction direction : Direction.all()) {
            moves.add(Binding.of(MOVING, "step " + direction, new Command.Walk(direction), walks.get(direction)));
            moves.add(Binding.of(MOVING, "run " + direction, new Command.Run(direction), runs.get(direction)));
        }
        return moves;
    }

    private static List<Binding> deeds() {
        return List.of(
                Binding.of(MOVING, "run: a direction follows", Deed.RUN_PREFIX, "/"),
                Binding.of(MOVING, "explore until something turns up", Deed.EXPLORE, "o"),
                Binding.of(MOVING, "travel to the stairs", Deed.TRAVEL, "_"),
                Binding.of(THINGS, "pick up what lies here", Deed.PICK_UP, "g ,"),
                Binding.of(THINGS, "what you carry, and what to do with it", Deed.INVENTORY, "i"),
                Binding.of(THINGS, "drop something", Deed.DROP, "d"),
                Binding.of(KNOWING, "look around, over the whole level", Deed.LOOK, "x ;"),
                Binding.of(KNOWING, "all messages again", Deed.MESSAGES, "M"),
                Binding.of(KNOWING, "yourself", Deed.CHARACTER, "C @"),
                Binding.of(GAME, "menu of all commands", Deed.COMMANDS, "Enter"),
                Binding.of(GAME, "this help", Deed.HELP, "? F1"),
                Binding.of(GAME, "more about a rule that failed", Deed.RULE_FAULT, "!"),
                Binding.of(GAME, "read the rules again", Deed.RELOAD, "F5 Ctrl-r"),
                Binding.of(GAME, "save and quit", Deed.SAVE_AND_QUIT, "S Ctrl-c"),
                Binding.of(GAME, "give up this game", Deed.ABANDON, "Q"));
    }
}
