package gnaw.app.console;

import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.MemoType;
import gnaw.game.Ref;
import gnaw.terminal.play.Developer.Reply;
import gnaw.text.Ids;
import gnaw.text.Text;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Commands that change the living game; each marks it. */
final class CheatCommands {
    private static final int MOST_SPAWNED = 50;
    private static final int MOST_GIVEN = 1000;
    private static final int DEEPEST = 100;

    private CheatCommands() {}

    static List<ConsoleCommand> commands() {
        return List.of(
                new ConsoleCommand(
                        "spawn CREATURE [COUNT]",
                        "brings creatures near you",
                        1,
                        2,
                        game -> List.copyOf(game.world().catalog().creatures().keySet()),
                        CheatCommands::spawn),
                new ConsoleCommand(
                        "give ITEM [COUNT]",
                        "puts things into your pack",
                        1,
                        2,
                        game -> List.copyOf(game.world().catalog().items().keySet()),
                        CheatCommands::give),
                new ConsoleCommand(
                        "set METER VALUE",
                        "gives a meter of yours or of the world's a value",
                        2,
                        2,
                        CheatCommands::meters,
                        CheatCommands::set),
                new ConsoleCommand("goto DEPTH", "takes you to a depth", 1, 1, _ -> List.of(), CheatCommands::go),
                new ConsoleCommand(
                        "reveal",
                        "shows you the whole level",
                        0,
                        0,
                        _ -> List.of(),
                        (_, game) -> done(game, "The level is known now.", new Effect.Reveal(List.of()))));
    }

    private static Reply spawn(List<String> given, Game game) {
        String kind = kind(game, "creature", given, game.world().catalog().creatures(), Catalog.CreatureKind::name);
        int count = count(given, MOST_SPAWNED);
        Effect spawn = new Effect.Spawn(kind, game.world().hero().at(), Map.of());
        return done(
                game,
                "Spawned: " + count + " × " + kind + ".",
                Collections.nCopies(count, spawn).toArray(Effect[]::new));
    }

    private static Reply give(List<String> given, Game game) {
        String kind = kind(game, "item", given, game.world().catalog().items(), Catalog.ItemKind::name);
        int count = count(given, MOST_GIVEN);
        return done(
                game,
                "Given: " + count + " × " + kind + ".",
                new Effect.Give(Ref.to(game.world().hero()), kind, count, Map.of()));
    }

    /** The kind that the first word means by its id, or by its name as players read it, with hyphens for blanks. */
    private static <K> String kind(
            Game game, String what, List<String> given, Map<String, K> kinds, Function<K, String> name) {
        String told = given.getFirst().replace('-', ' ');
        return new Ids(kinds.keySet(), game.rules()::newNamesOf)
                .find(given.getFirst())
                .or(() -> kinds.keySet().stream()
                        .filter(id ->
                                name.apply(kinds.get(id)).replace('-', ' ').equalsIgnoreCase(told))
                        .findFirst())
                .orElseGet(() -> named(game, what, given, kinds.keySet()));
    }

    /** The thing that the first word means. */
    private static String named(Game game, String what, List<String> given, Collection<String> ids) {
        return new Ids(ids, game.rules()::newNamesOf).named(what, given.getFirst());
    }

    private static int count(List<String> given, int most) {
        return given.size() < 2 ? 1 : TypedNumber.whole("The count", given.getLast(), 1, most);
    }

    /** The meters that can be set: the hero's and the world's. */
    private static List<String> meters(Game game) {
        return game.world().catalog().meters().values().stream()
                .filter(meter -> owner(game, meter.name()).isPresent())
                .map(Catalog.MeterKind::name)
                .toList();
    }

    private static Optional<Ref> owner(Game game, String meter) {
        if (game.world().hero().meters().has(meter)) {
            return Optional.of(Ref.to(game.world().hero()));
        }
        return game.world().meters().has(meter) ? Optional.of(new Ref.OfWorld()) : Optional.empty();
    }

    private static Reply set(List<String> given, Game game) {
        String alone = given.getFirst().replaceFirst("^(hero|world)\\.", "");
        if (!alone.equals(given.getFirst()) && meters(game).contains(alone)) {
            throw new IllegalArgumentException("Name the meter alone: set " + alone + " " + given.getLast());
        }
        String meter = named(game, "meter", given, meters(game));
        Catalog.MeterKind kind = game.world().catalog().meters().get(meter);
        String word = kind.holds() instanceof MemoType.Id(String table)
                ? new Ids(game.rules().rowsOf(table), game.rules()::newNamesOf)
                        .named("row of " + table, given.getLast())
                : given.getLast();
        return done(
                game, meter + " is " + word + " now.", set(owner(game, meter).orElseThrow(), kind, word));
    }

    private static Effect set(Ref owner, Catalog.MeterKind meter, String word) {
        return switch (meter.holds()) {
            case MemoType.Number() -> new Effect.Set(owner, meter.name(), TypedNumber.any(word));
            case MemoType.Text(), MemoType.Id _ -> new Effect.Remember(owner, meter.name(), word);
            case MemoType.YesNo()
            when word.equals("yes") || word.equals("no") ->
                new Effect.Remember(owner, meter.name(), word.equals("yes"));
            case MemoType.YesNo(), MemoType.Many _, MemoType.Parts _ ->
                throw new IllegalArgumentException("The meter \"" + meter.name() + "\" holds " + meter.holds()
                        + ": only numbers, texts, ids and yes or no can be typed here.");
        };
    }

    private static Reply go(List<String> given, Game game) {
        int depth = TypedNumber.whole("The depth", given.getFirst(), 1, DEEPEST);
        Creature hero = game.world().hero();
        Reply reply = done(game, "", new Effect.Leave(Ref.to(hero), depth));
        String where = "You are at depth " + game.world().depth() + ".";
        return new Reply(List.of(Text.plain(where)), reply.events(), Optional.empty());
    }

    /** Lets it come true, at the game's own place for that. */
    static Reply done(Game game, String said, Effect... effects) {
        if (game.isOver()) {
            throw new IllegalArgumentException("The game is over: nothing can be changed any more.");
        }
        return new Reply(List.of(Text.plain(said)), game.cheat(List.of(effects)), Optional.empty());
    }
}
