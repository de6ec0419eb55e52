package gnaw.lab.trace;

/** A step of a trace: something that its hero does, or that happens to him, in the hero's part of a turn. */
sealed interface TraceStep {
    /** An action that goes on for as long as its row says. */
    record Act(String id) implements TraceStep {}

    /** The use of a new thing of a kind, as the player's keys do it. */
    record Use(String verb, String kind) implements TraceStep {}

    /** Hit points lost. */
    record Hit(double hitPoints) implements TraceStep {}

    /** A meter's new value, or what is added to it. */
    record Adjust(String meter, double value, boolean isAdded) implements TraceStep {}

    /** The hero destroys a creature with these meters. */
    record Kill(double maxHitPoints, double attack, double defense) implements TraceStep {}

    /** Whether it is one of the hero's own actions: only one fits into a turn, and none while he is helpless. */
    default boolean isAction() {
        return switch (this) {
            case Act _, Use _ -> true;
            case Hit _, Adjust _, Kill _ -> false;
        };
    }
}
