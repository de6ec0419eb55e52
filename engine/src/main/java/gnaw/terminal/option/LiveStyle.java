package gnaw.terminal.option;

import gnaw.terminal.style.Environment;
import gnaw.terminal.style.ScreenStyle;
import java.util.function.Supplier;

/** How the screen is to look as long as what is chosen may change: each frame asks, and it is computed anew after a change alone. */
public final class LiveStyle implements Supplier<ScreenStyle> {
    private final Supplier<Chosen> chosen;
    private final Environment environment;
    private Chosen of;
    private ScreenStyle style;

    /** The style of what is chosen, in that terminal. */
    public LiveStyle(Supplier<Chosen> chosen, Environment environment) {
        this.chosen = chosen;
        this.environment = environment;
        this.of = chosen.get();
        this.style = of.style(environment);
    }

    @Override
    public ScreenStyle get() {
        Chosen now = chosen.get();
        if (now != of) {
            of = now;
            style = now.style(environment);
        }
        return style;
    }
}
