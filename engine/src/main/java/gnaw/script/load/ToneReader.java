package gnaw.script.load;

import gnaw.game.Catalog.PaletteKind;
import gnaw.game.Catalog.Tone;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads rows of colours; a {@link Malformed} tells what is wrong with one. */
final class ToneReader {
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{6}");

    private ToneReader() {}

    /** What a row of {@code tones} says. */
    static Tone tone(StrictObject cells) {
        return new Tone(colour(cells, "fore"), colour(cells, "back"));
    }

    private static String colour(StrictObject cells, String cell) {
        String written = cells.text(cell, "");
        if (!written.isEmpty() && !COLOUR.matcher(written).matches()) {
            throw new Malformed(cells.title() + "." + cell + " is \"" + written
                    + "\", which is no colour. Write six hexadecimal digits, such as \"#ff8800\".");
        }
        return written;
    }

    /** What a row of {@code palettes} says. */
    static PaletteKind palette(String id, StrictObject cells) {
        Map<String, Tone> tones = new LinkedHashMap<>();
        cells.objects("tones").forEach((name, tone) -> tones.put(name, tone(tone)));
        return new PaletteKind(cells.text("name"), cells.number("contrast", 1), tones);
    }
}
