package gnaw.lab;

import gnaw.game.Catalog;
import gnaw.game.Creature;
import gnaw.game.Depth;
import gnaw.game.Effect;
import gnaw.game.Game;
import gnaw.game.Line;
import gnaw.game.Ref;
import gnaw.game.Rules;
import gnaw.game.Stage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads a dungeon without play: as somebody finds it who goes straight down. */
public final class Survey {
    private final Game game;

    /** Surveys the dungeon of a seed. */
    public Survey(Rules rules, long seed) {
        this.game = Game.begin(rules, seed);
    }

    /**
     * What is to be found on a level, each by its true name with how many there are.
     *
     * @param said what is told on arrival, such as what sets the level apart
     * @param places what can be used there, but for stairs, and what is on display
     */
    public record Found(
            Depth level,
            List<String> said,
            Map<String, Long> creatures,
            Map<String, Long> things,
            Map<String, Long> places) {}

    /** The levels from the first to that depth, or to the last where none is so deep. */
    public List<Found> downTo(int deepest) {
        List<Found> levels = new ArrayList<>(List.of(found(0)));
        while (levels.size() < deepest && game.world().hasWayDown()) {
            levels.add(descended());
        }
        return levels;
    }

    private Found descended() {
        int said = game.world().log().size();
        Ref hero = Ref.to(game.world().hero());
        game.apply(List.of(new Effect.Leave(hero, game.world().depth() + 1)));
        return found(said);
    }

    private Found found(int saidBefore) {
        Stage stage = game.world().stage();
        List<Line> log = game.world().log();
        return new Found(
                stage.where(),
                log.subList(saidBefore, log.size()).stream().map(Line::text).toList(),
                counted(creatures(stage)),
                counted(things(stage)),
                counted(places(stage)));
    }

    private Stream<String> creatures(Stage stage) {
        return stage.creatures().stream()
                .filter(one -> one != game.world().hero())
                .map(Creature::kind)
                .map(kind -> catalog().creatures().get(kind).name());
    }

    private Stream<String> things(Stage stage) {
        return stage.placesWithItems().stream()
                .flatMap(at -> stage.itemsAt(at).stream())
                .flatMap(item -> Stream.generate(
                                () -> catalog().items().get(item.kind()).name())
                        .limit(item.count()));
    }

    private Stream<String> places(Stage stage) {
        return tiles(stage).filter(Survey::isNotable).map(Catalog.TileKind::name);
    }

    private Stream<Catalog.TileKind> tiles(Stage stage) {
        return stage.level().points().map(at -> catalog().kindOf(stage.level().at(at)));
    }

    private static boolean isNotable(Catalog.TileKind tile) {
        boolean isStairs = tile.leads()
                .filter(act -> act.equals(Catalog.ASCEND) || act.equals(Catalog.DESCEND))
                .isPresent();
        return tile.is(Catalog.TileTrait.DISPLAY)
                || tile.is(Catalog.TileTrait.LURE)
                || tile.place().isPresent()
                || tile.leads().isPresent() && !isStairs;
    }

    private Catalog catalog() {
        return game.world().catalog();
    }

    private static Map<String, Long> counted(Stream<String> names) {
        return names.collect(Collectors.groupingBy(name -> name, TreeMap::new, Collectors.counting()));
    }
}
