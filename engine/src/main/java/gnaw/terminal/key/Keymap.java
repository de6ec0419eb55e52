package gnaw.terminal.key;

import gnaw.map.Direction;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The keys of each command, and the command of each key: help, prompts and the command menu are written from it. */
public final class Keymap {
    private final Captions words;
    private final List<Binding> bindings;
    private final Map<Key, Command> commands = new HashMap<>();

    private Keymap(Captions words, List<Binding> wished) {
        this.words = words;
        List<Binding> given = new ArrayList<>();
        for (Binding binding : wished) {
            Binding free = binding.without(commands.keySet());
            free.keys().forEach(key -> commands.put(key, free.command()));
            given.add(free);
        }
        this.bindings = List.copyOf(given);
    }

    /** The usual keys, with those of the scripts' verbs and actions; a key that is taken already stays what it is. */
    public static Keymap usual(Captions words, List<Binding> ofScripts) {
        List<Binding> all = new ArrayList<>(moves(words));
        all.addAll(builtIn(words));
        all.addAll(ofScripts);
        return new Keymap(words, all);
    }

    /** The names of the keys that no script gets. */
    public static Set<String> engineKeys() {
        return usual(Captions.ENGLISH, List.of()).bindings().stream()
                .flatMap(binding -> binding.keys().stream())
                .map(Key::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The usual keys with those of the developer's, who has his before the scripts. */
    static Keymap ofDeveloper(Captions words, List<Binding> ofScripts) {
        List<Binding> all = new ArrayList<>(List.of(
                builtIn(words, Caption.DEVELOPING, Caption.DO_CONSOLE, BuiltInCommand.CONSOLE, ": ` F12"),
                builtIn(words, Caption.DEVELOPING, Caption.DO_COSTS, BuiltInCommand.COSTS, "F3")));
        all.addAll(ofScripts);
        return usual(words, all);
    }

    /** A keymap in which the key gives this command instead of what it gave; a command that has no binding gets none. */
    public Keymap with(Key key, Command command) {
        return new Keymap(
                words,
                bindings.stream()
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
        groups.put(words.of(Caption.MOVING), new ArrayList<>(movingHelp()));
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

    private Text helpLine(Binding binding) {
        String keys = String.join(" ", binding.keys().stream().map(Key::name).toList());
        return Text.plain("  %-9s %s".formatted(keys.isEmpty() ? words.of(Caption.IN_MENU) : keys, binding.words()));
    }

    /** The three ways to name a direction, drawn as they lie under the hand. */
    private List<Text> movingHelp() {
        String prefix = keyOf(BuiltInCommand.RUN_PREFIX).map(Key::name).orElse("-");
        String sides = words.of(Caption.LEFT) + "  " + words.of(Caption.RIGHT);
        return Text.plain(List.of(
                "  y k u  7 8 9   " + centred(words.of(Caption.UP), sides.length()),
                "  h   l  4   6   " + sides,
                "  b j n  1 2 3   " + centred(words.of(Caption.DOWN), sides.length()),
                "  " + words.of(Caption.INTO_FOES, "key", prefix),
                "  " + words.of(Caption.BY_MOUSE)));
    }

    private static String centred(String word, int columns) {
        return " ".repeat(Math.max(0, (columns - word.length()) / 2)) + word;
    }

    private static List<Binding> moves(Captions words) {
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
        String moving = words.of(Caption.MOVING);
        for (Direction direction : Direction.all()) {
            moves.add(Binding.of(moving, "step " + direction, new Command.Walk(direction), walks.get(direction)));
            moves.add(Binding.of(moving, "run " + direction, new Command.Run(direction), runs.get(direction)));
        }
        return moves;
    }

    private static List<Binding> builtIn(Captions words) {
        return List.of(
                builtIn(words, Caption.MOVING, Caption.DO_RUN, BuiltInCommand.RUN_PREFIX, "/"),
                builtIn(words, Caption.MOVING, Caption.DO_EXPLORE, BuiltInCommand.EXPLORE, "o"),
                builtIn(words, Caption.MOVING, Caption.DO_FIGHT, BuiltInCommand.FIGHT, "Tab A"),
                builtIn(words, Caption.MOVING, Caption.DO_TRAVEL, BuiltInCommand.TRAVEL, "_"),
                builtIn(words, Caption.MOVING, Caption.DO_FIND, BuiltInCommand.FIND, "*"),
                builtIn(words, Caption.MOVING, Caption.DO_RESUME, BuiltInCommand.RESUME, "'"),
                builtIn(words, Caption.THINGS, Caption.DO_PICK_UP, BuiltInCommand.PICK_UP, "g ,"),
                builtIn(words, Caption.THINGS, Caption.DO_INVENTORY, BuiltInCommand.INVENTORY, "i"),
                builtIn(words, Caption.THINGS, Caption.DO_DROP, BuiltInCommand.DROP, "d"),
                builtIn(words, Caption.KNOWING, Caption.DO_LOOK, BuiltInCommand.LOOK, "x ;"),
                builtIn(words, Caption.KNOWING, Caption.DO_LEVEL_MAP, BuiltInCommand.LEVEL_MAP, "^"),
                builtIn(words, Caption.KNOWING, Caption.DO_OVERVIEW, BuiltInCommand.OVERVIEW, "&"),
                builtIn(words, Caption.KNOWING, Caption.DO_MESSAGES, BuiltInCommand.MESSAGES, "M"),
                builtIn(words, Caption.KNOWING, Caption.DO_CHARACTER, BuiltInCommand.CHARACTER, "C @"),
                builtIn(words, Caption.GAME, Caption.DO_COMMANDS, BuiltInCommand.COMMANDS, "Enter"),
                builtIn(words, Caption.GAME, Caption.DO_HELP, BuiltInCommand.HELP, "? F1"),
                builtIn(words, Caption.GAME, Caption.DO_RULE_FAILURE, BuiltInCommand.RULE_FAILURE, "!"),
                builtIn(words, Caption.GAME, Caption.DO_RELOAD, BuiltInCommand.RELOAD, "F5 Ctrl-r"),
                builtIn(words, Caption.GAME, Caption.DO_SAVE, BuiltInCommand.SAVE_AND_QUIT, "S Ctrl-c"),
                builtIn(words, Caption.GAME, Caption.DO_ABANDON, BuiltInCommand.ABANDON, "Q"));
    }

    private static Binding builtIn(Captions words, Caption group, Caption what, BuiltInCommand command, String keys) {
        return Binding.of(words.of(group), words.of(what), command, keys);
    }
}
