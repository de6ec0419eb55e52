package gnaw.terminal.style;

import gnaw.game.Catalog;
import java.util.Optional;
import java.util.function.Supplier;

/** The palette of the tones as they are now: other mods, a script that was saved, or the player may bring others. */
public final class LivePalette implements Supplier<Palette> {
    private final Supplier<Catalog> catalog;
    private final Supplier<ScreenStyle> style;
    private Optional<Made> last = Optional.empty();

    private record Made(Catalog catalog, ScreenStyle style, Palette palette) {
        boolean isOf(Catalog nowCatalog, ScreenStyle nowStyle) {
            return catalog == nowCatalog && style.equals(nowStyle);
        }
    }

    /** The palette of these rules in this style, both asked for each time. */
    public LivePalette(Supplier<Catalog> catalog, Supplier<ScreenStyle> style) {
        this.catalog = catalog;
        this.style = style;
    }

    @Override
    public Palette get() {
        Catalog rules = catalog.get();
        ScreenStyle wished = style.get();
        Made made = last.filter(before -> before.isOf(rules, wished))
                .orElseGet(() -> new Made(rules, wished, Palette.of(rules, wished)));
        last = Optional.of(made);
        return made.palette();
    }
}
