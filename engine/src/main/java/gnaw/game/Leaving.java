package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.game.SavedGame.SavedStage;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Leaves out of a saved game what nobody knows. */
final class Leaving extends SavedGameChange {
    private final Rules rules;
    private final Catalog catalog;
    private final int hero;
    private final List<String> lost;

    /**
     * Under these rules.
     *
     * @param hero the number of the one without whom no game goes on
     * @param lost what they do not know, told where the game cannot go on
     */
    Leaving(Rules rules, int hero, List<String> lost) {
        this.rules = rules;
        this.catalog = rules.catalog();
        this.hero = hero;
        this.lost = lost;
    }

    /** Nobody is walled in by it: ground that nobody knows can be walked on. */
    @Override
    List<String> palette(SavedStage stage) {
        return stage.palette().stream()
                .map(tile -> catalog.tiles().containsKey(tile) ? tile : ground(stage))
                .toList();
    }

    @Override
    Stream<String> creatures(SavedCreature who) {
        boolean known = catalog.creatures().containsKey(who.kind());
        if (!known && who.id() == hero) {
            throw new LostKinds(List.of("creature \"" + who.kind() + "\""));
        }
        return Stream.of(who.kind()).filter(_ -> known);
    }

    @Override
    Stream<SavedItem> stacks(SavedItem stack) {
        return catalog.items().containsKey(stack.kind())
                ? super.stacks(stack)
                : StandIn.in(catalog).stream().map(stand -> stand.insteadOf(stack));
    }

    @Override
    Stream<String> items(String kind) {
        return Stream.of(kind).filter(catalog.items()::containsKey);
    }

    @Override
    Stream<String> places(String place) {
        return Stream.of(place).filter(catalog.places()::containsKey);
    }

    @Override
    Map<String, Object> meters(Bearer of, Map<String, Object> meters) {
        Map<String, Object> known = new TreeMap<>(meters);
        known.entrySet().removeIf(meter -> !isKnown(meter));
        return known;
    }

    @Override
    Stream<Offer> offers(Offer offer) {
        SaveMigration migration = new SaveMigration(rules);
        return migration.offers(offer).filter(_ -> migration.lost().isEmpty());
    }

    @Override
    List<SavedPredecessor> predecessors(List<SavedPredecessor> dead) {
        return changed(dead);
    }

    private boolean isKnown(Map.Entry<String, Object> meter) {
        return meter.getKey().equals(Creature.KEPT_SIDE)
                ? catalog.sides().containsKey(meter.getValue().toString())
                : SaveMigration.isOurs(meter.getKey()) || catalog.meters().containsKey(meter.getKey());
    }

    private String ground(SavedStage stage) {
        Map<Integer, Long> cells = stage.rows().stream()
                .flatMapToInt(String::chars)
                .boxed()
                .collect(Collectors.groupingBy(letter -> letter - 'A', HashMap::new, Collectors.counting()));
        return IntStream.range(0, stage.palette().size())
                .boxed()
                .filter(letter -> isGround(stage.palette().get(letter)))
                .max(Comparator.comparing(letter -> cells.getOrDefault(letter, 0L)))
                .map(stage.palette()::get)
                .or(() ->
                        catalog.tiles().keySet().stream().filter(this::isGround).findFirst())
                .orElseThrow(() -> new LostKinds(lost));
    }

    private boolean isGround(String tile) {
        return catalog.findKind(tile)
                .filter(kind -> kind.tile().passable() && !kind.is(Catalog.TileTrait.SHUNNED))
                .isPresent();
    }
}
