package gnaw.terminal.style;

import java.util.Optional;

/** The colours of a tone; what is left out is that of ordinary text. */
record Tone(Optional<Colour> fore, Optional<Colour> back) {

    /**
     * From "#rrggbb" each, or "" to leave it out.
     *
     * @throws IllegalArgumentException if one is no colour
     */
    static Tone of(String fore, String back) {
        return new Tone(colour(fore), colour(back));
    }

    private static Optional<Colour> colour(String text) {
        return Optional.of(text).filter(written -> !written.isEmpty()).map(Colour::parse);
    }
}
