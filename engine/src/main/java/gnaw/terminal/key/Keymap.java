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
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The keys of each command, and the command of each key: help, prompts and the command menu are written from it. */
public final class Keymap {
    private static final Pattern NAMED = Pattern.compile("\\{key\\.([^}]+)}");

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
        return of(KeySet.USUAL, words, ofScripts);
    }

    /** The keys of a set, in the same way. */
    public static Keymap of(KeySet set, Captions words, List<Binding> ofScripts) {
        List<Binding> all = new ArrayList<>(moves(set, words));
        all.addAll(builtIn(set, words));
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

    /** The names of all commands but those of scripts, by which texts speak of their keys. */
    public static Set<String> engineCommands() {
        return Stream.concat(
                        usual(Captions.ENGLISH, List.of()).bindings().stream().map(Binding::command),
                        Stream.of(BuiltInCommand.values()))
                .map(Command::commandId)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The usual keys with those of the developer's, who has his before the scripts. */
    static Keymap ofDeveloper(KeySet set, Captions words, List<Binding> ofScripts) {
        List<Binding> all = new ArrayList<>(List.of(
                builtIn(words, Caption.DEVELOPING, Caption.DO_CONSOLE, BuiltInCommand.CONSOLE, ": ` F12"),
                builtIn(words, Caption.DEVELOPING, Caption.DO_COSTS, BuiltInCommand.COSTS, "F3")));
        all.addAll(ofScripts);
        return of(set, words, all);
    }

    /**
     * With the keys that a player has given to commands, by their names: those alone, and whoever had them goes without. What screens need
     * themselves stays what it is.
     */
    public Keymap bound(Map<String, List<Key>> chosen) {
        Set<Key> taken = bindings.stream()
                .flatMap(binding -> chosen.getOrDefault(binding.command().commandId(), List.of()).stream())
                .filter(ReservedKeys::isFree)
                .collect(Collectors.toSet());
        return new Keymap(
                words,
                bindings.stream().map(binding -> bound(binding, chosen, taken)).toList());
    }

    private static Binding bound(Binding binding, Map<String, List<Key>> chosen, Set<Key> taken) {
        return Optional.ofNullable(chosen.get(binding.command().commandId()))
                .map(binding::boundTo)
                .orElseGet(() -> binding.without(taken));
    }

    /** Why a key cannot be given to a command; empty if it can. */
    public Optional<String> refusal(Key key, Command wanting) {
        Optional<String> need = ReservedKeys.need(key)
                .map(why -> words.of(Caption.KEY_NEEDED, Map.of("key", key, "why", words.of(why))));
        return need.or(() -> binding(key)
                .filter(owner -> !owner.command().equals(wanting))
                .map(owner -> words.of(Caption.KEY_TAKEN, Map.of("key", key, "what", owner.words()))));
    }

    /** The command of a key, with all that is known of it. */
    public Optional<Binding> binding(Key key) {
        return bindings.stream().filter(binding -> binding.keys().contains(key)).findFirst();
    }

    /** A text in which {@code {key.explore}} and its like stand for the keys that give those commands now; a mod's may be named without the mod. */
    public String tell(String text) {
        return NAMED.matcher(text)
                .replaceAll(found ->
                        Matcher.quoteReplacement(nameOfKey(found.group(1)).orElse(found.group())));
    }

    /** A command that has no key of its own can be chosen from the menu, which has one. */
    private Optional<String> nameOfKey(String id) {
        return named(Command::commandId, id)
                .or(() -> named(Command::shortId, id))
                .flatMap(binding -> binding.keys().stream().findFirst().or(() -> keyOf(BuiltInCommand.COMMANDS)))
                .map(Key::name);
    }

    private Optional<Binding> named(Function<Command, String> name, String id) {
        return bindings.stream()
                .filter(binding -> name.apply(binding.command()).equals(id))
                .findFirst();
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
        return command instanceof Command.Step || command instanceof Command.Run;
    }

    private Text helpLine(Binding binding) {
        String keys = String.join(" ", binding.keys().stream().map(Key::name).toList());
        return Text.plain("  %-9s %s".formatted(keys.isEmpty() ? words.of(Caption.IN_MENU) : keys, binding.words()));
    }

    /** The letters and digits that walk, drawn as they lie under the hand, where all eight directions have one. */
    private List<Text> movingHelp() {
        String prefix = keyOf(BuiltInCommand.RUN_PREFIX).map(Key::name).orElse("-");
        String sides = words.of(Caption.LEFT) + "  " + words.of(Caption.RIGHT);
        return Text.plain(List.of(
                compass(Direction.NW, Direction.N, Direction.NE) + centred(words.of(Caption.UP), sides.length()),
                compass(Direction.W, Direction.E) + sides,
                compass(Direction.SW, Direction.S, Direction.SE) + centred(words.of(Caption.DOWN), sides.length()),
                "  " + words.of(Caption.INTO_FOES, "key", prefix),
                "  " + words.of(Caption.BY_MOUSE)));
    }

    private String compass(Direction... row) {
        StringBuilder line = new StringBuilder("  ");
        for (int i = 0; i < compasses(); i++) {
            int nth = i;
            line.append(Stream.of(row)
                            .map(direction -> signs(direction).get(nth))
                            .collect(Collectors.joining(row.length == 3 ? " " : "   ")))
                    .append("  ");
        }
        return line + " ";
    }

    private int compasses() {
        return Direction.all().stream()
                .mapToInt(direction -> signs(direction).size())
                .min()
                .orElse(0);
    }

    private List<String> signs(Direction direction) {
        return bindings.stream()
                .filter(binding -> binding.command().equals(new Command.Step(direction)))
                .flatMap(binding -> binding.keys().stream())
                .filter(Key::prints)
                .map(Key::name)
                .toList();
    }

    private static String centred(String word, int columns) {
        return " ".repeat(Math.max(0, (columns - word.length()) / 2)) + word;
    }

    private static List<Binding> moves(KeySet set, Captions words) {
        List<Binding> moves = new ArrayList<>();
        String moving = words.of(Caption.MOVING);
        for (Direction direction : Direction.all()) {
            String word = words.of(Compass.word(direction));
            moves.add(Binding.of(
                    moving,
                    words.of(Caption.STEP_TO, "direction", word),
                    new Command.Step(direction),
                    set.walking(direction)));
            moves.add(Binding.of(
                    moving,
                    words.of(Caption.RUN_TO, "direction", word),
                    new Command.Run(direction),
                    set.running(direction)));
        }
        return moves;
    }

    private static List<Binding> builtIn(KeySet set, Captions words) {
        return List.of(
                builtIn(words, Caption.MOVING, Caption.DO_RUN, BuiltInCommand.RUN_PREFIX, "/"),
                builtIn(words, Caption.MOVING, Caption.DO_COUNT, BuiltInCommand.COUNT, "0"),
                builtIn(words, Caption.MOVING, Caption.DO_EXPLORE, BuiltInCommand.EXPLORE, set.exploring()),
                builtIn(words, Caption.MOVING, Caption.DO_FIGHT, BuiltInCommand.FIGHT, "Tab A"),
                builtIn(words, Caption.MOVING, Caption.DO_TRAVEL, BuiltInCommand.TRAVEL, "_"),
                builtIn(words, Caption.MOVING, Caption.DO_FIND, BuiltInCommand.FIND, "G"),
                builtIn(words, Caption.MOVING, Caption.DO_RESUME, BuiltInCommand.RESUME, "'"),
                builtIn(words, Caption.THINGS, Caption.DO_AIM_AGAIN, BuiltInCommand.AIM_AGAIN, "f"),
                builtIn(words, Caption.THINGS, Caption.DO_PICK_UP, BuiltInCommand.PICK_UP, "g ,"),
                builtIn(words, Caption.THINGS, Caption.DO_INVENTORY, BuiltInCommand.INVENTORY, set.pack()),
                builtIn(words, Caption.THINGS, Caption.DO_DROP, BuiltInCommand.DROP, "d"),
                builtIn(words, Caption.THINGS, Caption.DO_INSCRIBE, BuiltInCommand.INSCRIBE, "{"),
                builtIn(words, Caption.KNOWING, Caption.DO_LOOK, BuiltInCommand.LOOK, "x ;"),
                builtIn(words, Caption.KNOWING, Caption.DO_SURROUNDINGS, BuiltInCommand.SURROUNDINGS, "*"),
                builtIn(words, Caption.KNOWING, Caption.DO_LEVEL_MAP, BuiltInCommand.LEVEL_MAP, "^"),
                builtIn(words, Caption.KNOWING, Caption.DO_OVERVIEW, BuiltInCommand.OVERVIEW, "X"),
                builtIn(words, Caption.KNOWING, Caption.DO_MESSAGES, BuiltInCommand.MESSAGES, "M"),
                builtIn(words, Caption.KNOWING, Caption.DO_CHARACTER, BuiltInCommand.CHARACTER, "C @"),
                builtIn(words, Caption.GAME, Caption.DO_COMMANDS, BuiltInCommand.COMMANDS, "Enter"),
                builtIn(words, Caption.GAME, Caption.DO_HELP, BuiltInCommand.HELP, "? F1"),
                builtIn(words, Caption.GAME, Caption.DO_WHAT_KEY, BuiltInCommand.WHAT_KEY, "&"),
                builtIn(words, Caption.GAME, Caption.DO_OPTIONS, BuiltInCommand.OPTIONS, "="),
                builtIn(words, Caption.GAME, Caption.DO_RULE_FAILURE, BuiltInCommand.RULE_FAILURE, "!"),
                builtIn(words, Caption.GAME, Caption.DO_RELOAD, BuiltInCommand.RELOAD, "F5 Ctrl-r"),
                builtIn(words, Caption.GAME, Caption.DO_SAVE, BuiltInCommand.SAVE_AND_QUIT, "S Ctrl-c"),
                builtIn(words, Caption.GAME, Caption.DO_ABANDON, BuiltInCommand.ABANDON, "Q"));
    }

    private static Binding builtIn(Captions words, Caption group, Caption what, BuiltInCommand command, String keys) {
        return Binding.of(words.of(group), words.of(what), command, keys);
    }
}
