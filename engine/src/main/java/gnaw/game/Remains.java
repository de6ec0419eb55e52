package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedStage;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rest of a saved game under rules that no longer know all that it holds. */
public final class Remains {
    private final Rules rules;
    private final Catalog catalog;
    private final SavedGame renamed;
    private final List<String> lost;

    /** Of a game under these rules. */
    public Remains(Rules rules, SavedGame saved) {
        SaveMigration migration = new SaveMigration(rules);
        this.rules = rules;
        this.catalog = rules.catalog();
        this.renamed = migration.of(saved);
        this.lost = migration.lost();
    }

    /** What the rules do not know, each with what it is and its id, such as {@code tile "moss"}. */
    public List<String> lost() {
        return lost;
    }

    /**
     * The game without all that: whoever is unknown is gone, things that are unknown are so too, where the scripts have nothing that stands
     * in for them, ground that is unknown is as most of the ground around, and a hero in a place that is unknown is back where he went to it.
     *
     * @throws LostKinds if the hero himself is unknown, or where he went to that place
     */
    public SavedGame game() {
        return new Leaving()
                .of(renamed.depth()
                        .named()
                        .filter(place -> !catalog.places().containsKey(place))
                        .map(place -> new WayBack(renamed).from(place))
                        .orElse(renamed));
    }

    /** Leaves out what nobody knows. */
    private final class Leaving extends SavedGameChange {
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
            if (!known && who.id() == renamed.hero()) {
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
        return Optional.ofNullable(catalog.tiles().get(tile))
                .filter(kind -> kind.tile().passable() && !kind.shunned())
                .isPresent();
    }
}
