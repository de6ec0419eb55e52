package gnaw.testing;

import java.util.Set;

/** What a test has given its world and made no use of yet: a new level would lose it in silence. */
final class GivenInVain {
    private static final Set<String> GIVING = Set.of("set", "give", "setWorld", "setLevel", "lay", "spawn");
    /** What a test may ask for between what it gives. */
    private static final Set<String> PREPARING =
            Set.of("hero", "creature", "creatureAt", "verbs", "fall", "lowest", "highest", "seeded", "depth");

    private boolean isAny;

    /** Notes what a test asks for; fails where that loses what it has given. */
    void note(String asked) {
        if (isAny && asked.equals("draw")) {
            throw new IllegalArgumentException(
                    "given.level begins a new world, in which nothing is left of what was given before: draw the level first.");
        }
        if (isAny && asked.equals("simulate")) {
            throw new IllegalArgumentException(
                    "simulate plays games of its own, in which nothing is of what was given before: leave that away.");
        }
        isAny = GIVING.contains(asked) || isAny && PREPARING.contains(asked);
    }

    /** Another test begins. */
    void clear() {
        isAny = false;
    }
}
