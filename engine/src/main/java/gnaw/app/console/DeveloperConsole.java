package gnaw.app.console;

import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.script.Expressions;
import gnaw.script.Rulebook;
import gnaw.terminal.play.Developer;
import gnaw.text.Text;
import gnaw.workshop.docs.Dictionary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Answers at the console: a line is a command, or else an expression on the living game. */
public final class DeveloperConsole implements Developer, AutoCloseable {
    private static final String RULE = "rule ";

    private final Supplier<Rulebook> rules;
    private final Consumer<Game> goesOn;
    private final List<String> greeting;
    private final List<ConsoleCommand> commands = new ArrayList<>();
    private final TurnHistory history = new TurnHistory();
    private final LiveProfile profile = new LiveProfile();
    private Optional<Tools> tools = Optional.empty();

    /** What belongs to rules as they were loaded, and is made anew with them. */
    private record Tools(Rulebook rules, Expressions expressions, Dictionary dictionary) {}

    /** A console over the rules that are in force whenever it is asked; {@code goesOn} is told of a game that takes the present one's place. */
    public DeveloperConsole(Supplier<Rulebook> rules, Consumer<Game> goesOn, List<String> greeting) {
        this.rules = rules;
        this.goesOn = goesOn;
        this.greeting = List.copyOf(greeting);
        commands.add(new ConsoleCommand(
                "help [NAME]", "explains a word, a fact, a cell or a table", 0, 1, this::helpWords, this::help));
        commands.add(new ConsoleCommand(
                "why WHAT", "tells who set a fact, a cell or a rule", 1, 2, this::startingWords, this::why));
        commands.addAll(CheatCommands.commands());
        commands.add(new ConsoleCommand(
                "do EFFECTS",
                "lets effects come true: do spawn(\"…\", hero.at)",
                1,
                ConsoleCommand.LINE,
                this::startingWords,
                this::carryOut));
        commands.add(new ConsoleCommand(
                "back [TURNS]", "goes back in time", 0, 1, _ -> List.of(), (given, game) -> travel(given, game, -1)));
        commands.add(new ConsoleCommand(
                "forward [TURNS]", "undoes it", 0, 1, _ -> List.of(), (given, game) -> travel(given, game, 1)));
        commands.add(new ConsoleCommand(
                "clear", "empties the console", 0, 0, _ -> List.of(), (_, _) -> Reply.of(List.of())));
    }

    @Override
    public List<String> greeting() {
        return greeting;
    }

    @Override
    public Reply answer(String line, Game game) {
        try {
            String[] parts = line.strip().split("\\s+", 2);
            Optional<ConsoleCommand> command = command(parts[0]);
            return command.isPresent()
                    ? command.get().obeyed(parts.length == 1 ? "" : parts[1], game)
                    : evaluated(line, game);
        } catch (IllegalArgumentException wrong) {
            return Reply.of(List.of(new Text(wrong.getMessage(), "bad")));
        }
    }

    /** Below it stands what was logged since the last answer. */
    private Reply evaluated(String line, Game game) {
        List<String> texts = new ArrayList<>(List.of(tools().expressions().evaluate(line, game.world())));
        tools().rules().takeLogged().forEach(logged -> texts.add("log: " + logged));
        return said(texts);
    }

    private Optional<ConsoleCommand> command(String name) {
        return commands.stream().filter(command -> command.name().equals(name)).findFirst();
    }

    private static Reply said(String text) {
        return Reply.of(Text.plain(text.lines().toList()));
    }

    private static Reply said(List<String> texts) {
        return said(String.join("\n", texts));
    }

    private Reply help(List<String> given, Game game) {
        if (given.isEmpty()) {
            List<String> lines = new ArrayList<>();
            commands.forEach(command -> lines.add("%-22s %s".formatted(command.usage(), command.says())));
            lines.add("Anything else is a JavaScript expression on hero, world, level, dice and every table.");
            return said(lines);
        }
        List<String> lines = new ArrayList<>();
        command(given.getFirst())
                .ifPresent(command -> lines.add("Command " + command.usage() + ": " + command.says() + "."));
        if (lines.isEmpty() || tools().dictionary().names().contains(given.getFirst())) {
            lines.addAll(tools().dictionary().about(given.getFirst()));
        }
        return said(lines);
    }

    private Reply why(List<String> given, Game game) {
        return said(tools().expressions().why(String.join(" ", given), game.world()));
    }

    private Reply carryOut(List<String> given, Game game) {
        List<Effect> effects = tools().expressions().effects(given.getFirst(), game.world());
        String count = effects.size() == 1 ? "1 effect." : effects.size() + " effects.";
        return CheatCommands.done(game, "Done: " + count, effects.toArray(Effect[]::new));
    }

    private Reply travel(List<String> given, Game game, int direction) {
        int turns = given.isEmpty()
                ? 1
                : TypedNumber.whole("The number of turns", given.getFirst(), 1, TurnHistory.TURNS_KEPT);
        history.keep(game);
        Game other = history.at(game, direction * turns, game.rules())
                .orElseThrow(() -> new IllegalArgumentException("No turn " + (direction < 0 ? "before" : "after")
                        + " this one is kept" + (turns == 1 ? "." : " so far away.")));
        other.cheat(List.of());
        goesOn.accept(other);
        List<Text> texts = Text.plain(List.of("It is turn " + other.world().turn() + "."));
        return new Reply(texts, List.of(), Optional.of(other));
    }

    @Override
    public Completion complete(String typed, Game game) {
        int space = typed.indexOf(' ');
        Optional<ConsoleCommand> command = space < 0 ? Optional.empty() : command(typed.substring(0, space));
        if (command.isPresent() && command.get().name().equals("why") && typed.startsWith(RULE, space + 1)) {
            return of(typed, space + 1 + RULE.length(), ruleNames());
        }
        boolean isPlain = command.isPresent()
                && !List.of("why", "do").contains(command.get().name());
        if (isPlain) {
            boolean isFirst = typed.indexOf(' ', space + 1) < 0;
            return of(typed, space + 1, isFirst ? command.get().words().apply(game) : List.of());
        }
        return expression(typed, space < 0, game);
    }

    /** Completes the name that an expression ends with. */
    private Completion expression(String typed, boolean isFirst, Game game) {
        int start = typed.length();
        while (start > 0 && isOfPath(typed.charAt(start - 1))) {
            start--;
        }
        int dot = typed.lastIndexOf('.');
        if (dot >= start) {
            return of(typed, dot + 1, tools().expressions().members(typed.substring(start, dot), game.world()));
        }
        Stream<String> names = isFirst && start == 0 ? commands.stream().map(ConsoleCommand::name) : Stream.empty();
        return of(
                typed, start, Stream.concat(names, startingWords(game).stream()).toList());
    }

    private static boolean isOfPath(char character) {
        return Character.isJavaIdentifierPart(character) || character == '.' || character == '[' || character == ']';
    }

    private static Completion of(String typed, int from, List<String> words) {
        String begun = typed.substring(from);
        return new Completion(
                from,
                words.stream()
                        .filter(word -> word.startsWith(begun))
                        .distinct()
                        .sorted()
                        .toList());
    }

    private List<String> helpWords(Game game) {
        return Stream.concat(commands.stream().map(ConsoleCommand::name), tools().dictionary().names().stream())
                .toList();
    }

    private List<String> startingWords(Game game) {
        return tools().expressions().words(game.world());
    }

    private List<String> ruleNames() {
        return rules.get().tables().stream()
                .filter(table -> table.answers())
                .flatMap(table -> table.ids().stream())
                .toList();
    }

    @Override
    public boolean switchCosts() {
        return profile.turn(rules.get());
    }

    @Override
    public List<Cost> costs(Game game) {
        return profile.lines(rules.get(), game.world().turn());
    }

    @Override
    public void seen(Game game) {
        history.keep(game);
    }

    private Tools tools() {
        Rulebook now = rules.get();
        if (tools.filter(made -> made.rules() == now).isEmpty()) {
            close();
            tools = Optional.of(new Tools(now, now.expressions(), Dictionary.of(now.tables())));
        }
        return tools.get();
    }

    @Override
    public void close() {
        tools.ifPresent(made -> made.expressions().close());
        tools = Optional.empty();
    }
}
