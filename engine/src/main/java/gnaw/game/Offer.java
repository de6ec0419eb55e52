package gnaw.game;

import java.util.List;

/** A choice that the rules put before the hero. No time passes until it is answered. */
public record Offer(String title, String text, List<Option> options) {
    /** One answer: its id, what is written on it, and what comes true when it is taken. */
    public record Option(String id, String text, List<Effect> effects) {}
}
