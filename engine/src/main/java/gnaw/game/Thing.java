package gnaw.game;

/** Anything that can be looked at, spoken of and measured. */
public sealed interface Thing permits Creature, Item {
    /** Its number in this game; never used twice. */
    int id();

    /** The id of its row. */
    String kind();

    /** Its named numbers. */
    Meters meters();

    /** How often something of its own has changed since it was made or restored: as long as this is the same, so are its kind, its meters, and how many there are. */
    int changes();
}
