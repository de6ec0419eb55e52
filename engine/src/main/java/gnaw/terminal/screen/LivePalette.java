package gnaw.terminal.screen;

import gnaw.game.Catalog;
import java.util.Map;
import java.util.function.Supplier;

/** The palette of the tones as they are now: other mods, or a script that was saved, may bring others. */
final class LivePalette implements Supplier<Palette> {
    private final Supplier<Map<String, Catalog.Tone>> tones;
    private final ColourDepth depth;
    private Map<String, Catalog.Tone> last = Map.of();
    private Palette palette;

    LivePalette(Supplier<Map<String, Catalog.Tone>> tones, ColourDepth depth) {
        this.tones = tones;
        this.depth = depth;
        this.palette = Palette.of(last, depth);
    }

    @Override
    public Palette get() {
        Map<String, Catalog.Tone> now = tones.get();
        if (now != last) {
            last = now;
            palette = Palette.of(now, depth);
        }
        return palette;
    }
}
