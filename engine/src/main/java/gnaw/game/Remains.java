package gnaw.game;

import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.game.SavedGame.SavedPile;
import gnaw.game.SavedGame.SavedStage;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What is left of a saved game under rules that no longer know all that it holds. */
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
        this.renamed = migration.renamed(saved);
        this.lost = migration.lost();
    }

    /** What the rules do not know, each with what it is and its id, such as {@code tile "moss"}. */
    public List<String> lost() {
        return lost;
    }

    /**
     * The game without all that: who and what is unknown is gone, and ground that is unknown is as most of the ground around.
     *
     * @throws LostKinds if the hero himself is unknown
     */
    public SavedGame game() {
        Map<String, Map<String, Object>> kinds = new TreeMap<>();
        renamed.kinds().forEach((kind, meters) -> {
            if (KeptPlace.of(kind).isPresent() || catalog.items().containsKey(kind)) {
                kinds.put(kind, meters(meters));
            }
        });
        return new SavedGame(
                renamed.seed(),
                renamed.turn(),
                renamed.depth(),
                renamed.deepest(),
                renamed.nextId(),
                renamed.hero(),
                meters(renamed.meters()),
                kinds,
                renamed.dice(),
                renamed.stages().stream().map(this::stage).toList(),
                renamed.offers().stream().filter(this::isKnown).toList(),
                renamed.log(),
                renamed.touched());
    }

    private boolean isKnown(Offer offer) {
        SaveMigration migration = new SaveMigration(rules);
        migration.offer(offer);
        return migration.lost().isEmpty();
    }

    private SavedStage stage(SavedStage stage) {
        return new SavedStage(
                stage.depth(),
                palette(stage),
                stage.rows(),
                stage.memory(),
                stage.creatures().stream()
                        .filter(this::isKnown)
                        .map(this::creature)
                        .toList(),
                stage.piles().stream()
                        .map(pile -> new SavedPile(pile.at(), items(pile.items())))
                        .filter(pile -> !pile.items().isEmpty())
                        .toList(),
                stage.marks());
    }

    private boolean isKnown(SavedCreature who) {
        boolean known = catalog.creatures().containsKey(who.kind());
        if (!known && who.id() == renamed.hero()) {
            throw new LostKinds(List.of("creature \"" + who.kind() + "\""));
        }
        return known;
    }

    private SavedCreature creature(SavedCreature who) {
        return new SavedCreature(
                who.id(), who.kind(), who.at(), who.energy(), who.helpless(), meters(who.meters()), items(who.pack()));
    }

    private List<SavedItem> items(List<SavedItem> items) {
        return items.stream()
                .filter(item -> catalog.items().containsKey(item.kind()))
                .map(item -> new SavedItem(item.id(), item.kind(), item.count(), meters(item.meters())))
                .toList();
    }

    private Map<String, Object> meters(Map<String, Object> meters) {
        Map<String, Object> known = new TreeMap<>(meters);
        known.entrySet().removeIf(meter -> !isKnown(meter));
        return known;
    }

    private boolean isKnown(Map.Entry<String, Object> meter) {
        return meter.getKey().equals(Creature.KEPT_SIDE)
                ? catalog.sides().containsKey(meter.getValue().toString())
                : SaveMigration.isOurs(meter.getKey()) || catalog.meters().containsKey(meter.getKey());
    }

    /** Nobody is walled in by it: ground that nobody knows can be walked on. */
    private List<String> palette(SavedStage stage) {
        return stage.palette().stream()
                .map(tile -> catalog.tiles().containsKey(tile) ? tile : ground(stage))
                .toList();
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
