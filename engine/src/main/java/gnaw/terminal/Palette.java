package gnaw.terminal;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The named tones in the colours that the terminal has. */
final class Palette {
    /** How a tone is painted. */
    record Style(TextColor fore, TextColor back, EnumSet<SGR> marks) {}

    /** The tones of the screens themselves; a game's own tones of the same name win. */
    private static final Map<String, Tone> OURS = Map.of(
            "text", Tone.of("#c8c4b8", "#101014"),
            "dim", Tone.of("#75716a", ""),
            "bright", Tone.of("#f4f0e4", ""),
            "title", Tone.of("#e8b44c", ""),
            "key", Tone.of("#7fc8e8", ""),
            "frame", Tone.of("#5c5850", ""),
            "chosen", Tone.of("#fff4d8", "#5a3c14"),
            "good", Tone.of("#7fc850", ""),
            "warn", Tone.of("#f0c030", ""),
            "bad", Tone.of("#f05840", ""));

    private final Depth depth;
    private final Map<String, Tone> tones = new HashMap<>(OURS);
    private final Map<Tone, Style> styles = new HashMap<>();
    private final Tone text;

    Palette(Map<String, Tone> tones, Depth depth) {
        this.depth = depth;
        this.tones.putAll(tones);
        this.text = this.tones.get("text");
    }

    /** How this tone is painted; one that nobody has defined looks like ordinary text. */
    Style style(String tone) {
        return styles.computeIfAbsent(tones.getOrDefault(tone, text), this::painted);
    }

    private Style painted(Tone tone) {
        Colour back = tone.back().or(text::back).orElse(Colour.of(0));
        Colour fore = tone.fore().or(text::fore).orElse(Colour.of(0xc0c0c0));
        return new Style(
                depth.nearest(fore, Optional.of(back)),
                depth.nearest(back),
                depth == Depth.MONO ? marks(tone, fore) : none());
    }

    /** Where there are no colours, a tone with a ground of its own is reversed and a strong one is bold. */
    private EnumSet<SGR> marks(Tone tone, Colour fore) {
        EnumSet<SGR> marks = none();
        if (tone.back().isPresent() && !tone.equals(text)) {
            marks.add(SGR.REVERSE);
        } else if (fore.isStrong()) {
            marks.add(SGR.BOLD);
        }
        return marks;
    }

    private static EnumSet<SGR> none() {
        return EnumSet.noneOf(SGR.class);
    }
}
