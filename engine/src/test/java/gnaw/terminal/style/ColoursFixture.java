package gnaw.terminal.style;

import gnaw.game.Catalog;
import java.util.Map;

/** Rules of nothing but colours. */
public final class ColoursFixture {
    private ColoursFixture() {}

    /** With these tones and palettes. */
    public static Catalog rules(Map<String, Catalog.Tone> tones, Map<String, Catalog.PaletteKind> palettes) {
        return new Catalog(
                Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), tones, palettes,
                Map.of(), Map.of());
    }
}
