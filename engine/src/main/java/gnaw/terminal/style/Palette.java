package gnaw.terminal.style;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TextColor;
import gnaw.game.Catalog;
import gnaw.game.Catalog.PaletteKind;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The named tones in the colours that the terminal has. */
public final class Palette {
    /** How a tone is painted. */
    public record Style(TextColor fore, TextColor back, EnumSet<SGR> marks) {
        /** How a terminal writes that was told nothing. */
        public static final Style NONE = new Style(TextColor.ANSI.DEFAULT, TextColor.ANSI.DEFAULT, none());
    }

    /** The row with the tones of the screens themselves. */
    private static final String USUAL = "usual";

    private static final double AS_IT_COMES = 1;
    private static final String REMEMBERED = "remembered";

    /** How much of its colours a cell loses that is out of sight. */
    private static final double FADED = 0.5;

    /** The tones of the screens themselves, where no rules are read that tell others. */
    private static final Map<String, Tone> OURS = Map.ofEntries(
            Map.entry("text", Tone.of("#c8c4b8", "#101014")),
            Map.entry("dim", Tone.of("#75716a", "")),
            Map.entry("bright", Tone.of("#f4f0e4", "")),
            Map.entry("title", Tone.of("#e8b44c", "")),
            Map.entry("key", Tone.of("#7fc8e8", "")),
            Map.entry("frame", Tone.of("#5c5850", "")),
            Map.entry("chosen", Tone.of("#fff4d8", "#5a3c14")),
            Map.entry("good", Tone.of("#7fc850", "")),
            Map.entry("warn", Tone.of("#f0c030", "")),
            Map.entry(REMEMBERED, Tone.of("#4a5a84", "#0c1226")),
            Map.entry("bad", Tone.of("#f05840", "")));

    private final ColourDepth depth;
    private final double contrast;
    private final Map<String, Tone> tones = new HashMap<>(OURS);
    private final Map<String, Style> styles = new HashMap<>();
    private final Map<OnGround, Style> stylesOnGround = new HashMap<>();
    /** Tones that look alike have the very same style, for each cell of a screen is compared by it. */
    private final Map<Style, Style> made = new HashMap<>();

    private final Tone text;

    /** Tones in as many colours as the terminal has. */
    public Palette(Map<String, Tone> tones, ColourDepth depth) {
        this(tones, depth, AS_IT_COMES);
    }

    private Palette(Map<String, Tone> tones, ColourDepth depth, double contrast) {
        this.depth = depth;
        this.contrast = contrast;
        this.tones.putAll(tones);
        this.text = this.tones.get("text");
    }

    /** With the tones of the scripts, in the palette that the player has chosen if it is there. */
    public static Palette of(Catalog scripts, ScreenStyle style) {
        Optional<PaletteKind> usual = Optional.ofNullable(scripts.palettes().get(USUAL));
        Optional<PaletteKind> chosen = Optional.ofNullable(scripts.palettes().get(style.palette()));
        Map<String, Catalog.Tone> all = new HashMap<>();
        usual.ifPresent(palette -> all.putAll(palette.tones()));
        all.putAll(scripts.tones());
        chosen.ifPresent(palette -> all.putAll(palette.tones()));
        Map<String, Tone> tones = new HashMap<>();
        all.forEach((name, tone) -> tones.put(name, Tone.of(tone.fore(), tone.back())));
        return new Palette(
                tones, style.depth(), chosen.map(PaletteKind::contrast).orElse(AS_IT_COMES));
    }

    /** How this tone is painted; one that nobody has defined looks like ordinary text. */
    public Style style(String tone) {
        return styles.computeIfAbsent(tones.containsKey(tone) ? tone : "text", this::painted);
    }

    /** What stands on a ground, as it is seen or remembered. */
    private record OnGround(String tone, String ground, boolean isRemembered) {}

    /**
     * How a tone is painted on the ground that another has, where it has none itself. What is remembered keeps half of its hue, towards the
     * tone {@code remembered}, so that water is not taken for stairs.
     */
    public Style style(String tone, String ground, boolean isRemembered) {
        return stylesOnGround.computeIfAbsent(new OnGround(tone, ground, isRemembered), this::painted);
    }

    private Style painted(OnGround what) {
        Tone over = tones.getOrDefault(what.tone(), text);
        Tone under = tones.getOrDefault(what.ground(), text);
        Tone seen = new Tone(
                over.fore(),
                depth == ColourDepth.MONO ? Optional.empty() : over.back().or(under::back));
        return painted(what.isRemembered() ? faded(seen) : seen);
    }

    private Tone faded(Tone seen) {
        Tone memory = tones.get(REMEMBERED);
        return new Tone(
                faded(seen.fore().or(text::fore), memory.fore()),
                faded(seen.back(), memory.back().or(text::back)));
    }

    private static Optional<Colour> faded(Optional<Colour> seen, Optional<Colour> memory) {
        return seen.map(colour -> memory.map(dim -> colour.mixed(dim, FADED)).orElse(colour));
    }

    private Style painted(String name) {
        return painted(tones.get(name));
    }

    private Style painted(Tone tone) {
        Colour back = tone.back().or(text::back).orElse(Colour.of(0));
        Colour fore = tone.fore().or(text::fore).orElse(Colour.of(0xc0c0c0));
        Style style = new Style(
                depth.nearest(fore.standingOut(back, contrast), Optional.of(back)),
                depth.nearest(back),
                depth == ColourDepth.MONO ? marks(tone, fore) : none());
        return made.computeIfAbsent(style, first -> first);
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
