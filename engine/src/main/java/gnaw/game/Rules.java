package gnaw.game;

import gnaw.map.dig.Plan;
import java.util.List;
import java.util.Optional;

/** The port behind which every rule of the game lies. Any method may throw a {@link RuleFailure}. */
public interface Rules {
    /** The kinds of things there are. */
    Catalog catalog();

    /** A game begins under these rules or goes on: what they remember of another is over. */
    default void gameBegins() {}

    /**
     * What has failed since this was asked last without an end to the question: a row of {@link #levelPlanned}, {@link #statusOf},
     * {@link #describe}, {@link #nameOf}, {@link #fits} or {@link #scoreOf}, whose other rows were asked all the same.
     */
    default List<RuleFailure> takeFailures() {
        return List.of();
    }

    /** What a thing of that id may be called now; empty if it never changed its name. */
    default List<String> newNamesOf(String id) {
        return List.of();
    }

    /** The rows that answer a question, in order. */
    List<Rule> answering(Question question);

    /** How the level of that depth is to be dug. */
    Plan levelPlanned(int depth, World world, Dice dice);

    /** Whether somebody may do that now. */
    Permission mayDo(Creature who, Action action, World world);

    /** What a creature other than the hero does with its turn. */
    Action creatureThinks(Creature who, World world, Dice dice);

    /** What the status line shows. */
    Status statusOf(Creature who, World world);

    /** What looking at a thing tells. */
    List<String> describe(Thing thing, Creature viewer, World world);

    /** What a thing is called now: "2 stones", "a bat". */
    String nameOf(Thing thing, World world);

    /** Whether a verb makes sense with a thing. */
    boolean fits(String verb, Item item, Creature user, World world);

    /** What a finished game is worth. */
    Score scoreOf(Ending ending, World world);

    /** The bot of that name, which plays in the hero's place. */
    Optional<Mind> bot(String name);

    /** The names of all bots. */
    List<String> bots();

    /** What simulations count. */
    default List<Measure> measures() {
        return List.of();
    }

    /** Told that somebody took that option of a choice; its effects come true now. */
    default void chosen(Offer offer, Offer.Option taken) {}

    /** All rows of the tables while it is noted which of them games reach; else none. */
    default List<Row> rows() {
        return List.of();
    }

    /** How far {@link #rows}, in their order, were met since this was asked last. */
    default List<Met> takeMet() {
        return List.of();
    }

    /** Whoever decides for a creature. */
    interface Mind {
        /** What {@code who} does next. */
        Action act(Creature who, World world, Dice dice);

        /** The id of the option it takes. */
        String choose(Creature who, Offer offer, World world, Dice dice);
    }
}
