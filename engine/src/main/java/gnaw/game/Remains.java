package gnaw.game;

import gnaw.game.SavedGame.SavedPredecessor;
import java.util.List;

/** The rest of a saved game under rules that no longer know all that it holds. */
public final class Remains {
    /** No creature has that number. */
    private static final int NOBODY = -1;

    private final Rules rules;
    private final Catalog catalog;
    private final SavedGame renamed;
    private final List<String> lost;

    /** Finds what remains of a game under these rules. */
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

    /** Those who died in earlier games under these rules, without all that these do not know. */
    static List<SavedPredecessor> of(List<SavedPredecessor> dead, Rules rules) {
        SaveMigration migration = new SaveMigration(rules);
        return new Leaving(rules, NOBODY, migration.lost()).changed(migration.changed(dead));
    }

    /**
     * The game without all that: whoever is unknown is gone, things that are unknown are so too, where the scripts have nothing that stands
     * in for them, ground that is unknown is as most of the ground around, and a hero in a place that is unknown is back where he went to it.
     *
     * @throws LostKinds if the hero himself is unknown, or where he went to that place
     */
    public SavedGame game() {
        return new Leaving(rules, renamed.hero(), lost)
                .of(renamed.depth()
                        .named()
                        .filter(place -> !catalog.places().containsKey(place))
                        .map(place -> new WayBack(renamed).from(place))
                        .orElse(renamed));
    }
}
