package gnaw.game;

import gnaw.game.Question.Joined;
import gnaw.game.dice.Dice;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The port behind which every rule of the game lies. Any method may throw a {@link RuleFailure}. */
public interface Rules {
    /** The kinds of things there are. */
    Catalog catalog();

    /** A game begins under these rules or goes on: what they remember of another is over. */
    default void gameBegins() {}

    /**
     * What has failed since this was asked last without an end to the question: a row of {@link Decision.LevelPlanned}, of a question that
     * only looks, or of {@link #fits}, whose other rows were asked all the same.
     */
    default List<RuleFailure> takeFailures() {
        return List.of();
    }

    /** What a thing of that id may be called now; empty if it never changed its name. */
    default List<String> newNamesOf(String id) {
        return List.of();
    }

    /** Whether a table has a row of that id. */
    default boolean hasRow(String table, String id) {
        return true;
    }

    /** The ids of a table's rows, as far as they are known. */
    default Set<String> rowsOf(String table) {
        return Set.of();
    }

    /** The rows that answer when something happens, in order. */
    List<Rule> answering(Happening happening);

    /** The joined answer of all rows; {@link Dice#NONE} for a question that gives them no dice. */
    <A> A ask(Joined<A> question, World world, Dice dice);

    /** The failure of the row whose plan counts, because it cannot be dug. */
    default RuleFailure misplanned(Decision.LevelPlanned question, World world, String what) {
        return new RuleFailure("", what);
    }

    /** Whether there are rows that would be asked that. */
    default boolean answers(Joined<?> question, World world) {
        return false;
    }

    /** What becomes of a cell in a turn, if its tile lives. */
    default List<Effect> eachTurn(Question.Cell cell, World world, Dice dice) {
        return List.of();
    }

    /** What comes of an action whose row says so. */
    default List<Effect> does(Creature who, Action.Plain action, World world, Dice dice) {
        return List.of();
    }

    /** Among which actions the key of one lets the hero choose: their ids, and what stands there. */
    default Map<String, String> choices(String action, Creature hero, World world) {
        return Map.of();
    }

    /** What the player is asked before the hero does something; empty where nobody need ask. */
    default Optional<String> sure(Action action, Creature hero, World world) {
        return Optional.empty();
    }

    /** Whether a verb makes sense with a thing. */
    boolean fits(String verb, Item item, Creature user, World world);

    /** Whether a thing that a verb fits is made for it. */
    default boolean suits(String verb, Item item, Creature user, World world) {
        return false;
    }

    /** The bot of that name, which plays in the hero's place. */
    Optional<Mind> bot(String name);

    /** The names of all bots. */
    List<String> bots();

    /** What simulations count. */
    default List<Measure> measures() {
        return List.of();
    }

    /** Which rows of the tables games reach, while it is noted. */
    default RowCoverage coverage() {
        return RowCoverage.NONE;
    }

    /** Whoever decides for a creature. */
    interface Mind {
        /** What {@code who} sets about next. */
        Intention act(Creature who, World world, Dice dice);

        /** The id of the option it takes. */
        String choose(Creature who, Offer offer, World world, Dice dice);
    }
}
