package gnaw.game;

/** Anything that can be looked at, spoken of and measured. */
public sealed interface Thing permits Creature, Item {
    /** Its number in this game; never used twice. */
    int id();

    /** The id of its row. */
    String kind();

    /** Its named numbers. */
    Meters meters();
}
