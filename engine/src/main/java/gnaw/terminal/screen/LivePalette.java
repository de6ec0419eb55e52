package gnaw.terminal.screen;

import gnaw.game.Catalog;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** The palette of the tones as they are now: other mods, a script that was saved, or the player may bring others. */
final class LivePalette implements Supplier<Palette> {
    private final Supplier<Map<String, Catalog.Tone>> tones;
    private final Supplier<ScreenStyle> style;
    private Map<String, Catalog.Tone> last = Map.of();
    private Palette palette = new Palette(Map.of(), ColourDepth.MONO);
    private Optional<ColourDepth> depth = Optional.empty();

    LivePalette(Supplier<Map<String, Catalog.Tone>> tones, Supplier<ScreenStyle> style) {
        this.tones = tones;
        this.style = style;
    }

    @Override
    public Palette get() {
        Map<String, Catalog.Tone> now = tones.get();
        Optional<ColourDepth> wished = Optional.of(style.get().depth());
        if (now != last || !wished.equals(depth)) {
            last = now;
            depth = wished;
            palette = Palette.of(now, wished.get());
        }
        return palette;
    }
}
