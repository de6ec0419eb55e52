package gnaw.terminal.option;

import gnaw.text.CamelCase;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that a player can choose, and the words among which he does; the first is the usual one. */
public enum Preference {
    COLOURS(Topic.SCREEN, Caption.COLOURS, Caption.COLOURS_TEXT, "auto", "truecolour", "256", "16", "none"),
    PALETTE(Topic.SCREEN, Caption.PALETTE, Caption.PALETTE_TEXT, "usual"),
    CHARACTERS(Topic.SCREEN, Caption.CHARACTERS, Caption.CHARACTERS_TEXT, "auto", "unicode", "ascii"),
    PLAIN(Topic.SCREEN, Caption.PLAIN, Caption.PLAIN_TEXT, "off", "on"),
    FLASHES(Topic.SCREEN, Caption.FLASHES, Caption.FLASHES_TEXT, "on", "off"),
    MOUSE(Topic.PLAYING, Caption.MOUSE, Caption.MOUSE_TEXT, "on", "off"),
    KEY_SET(Topic.PLAYING, Caption.KEY_SET, Caption.KEY_SET_TEXT, "vi", "laptop"),
    HINTS(Topic.PLAYING, Caption.HINTS, Caption.HINTS_TEXT, "on", "off"),
    PREDECESSORS(Topic.PLAYING, Caption.PREDECESSORS, Caption.PREDECESSORS_TEXT, "on", "off"),
    SYNC_EVERY(Topic.PLAYING, Caption.SYNC_EVERY, Caption.SYNC_EVERY_TEXT, "5", "10", "20", "50", "100", "1", "2");

    private final Topic topic;
    private final Caption title;
    private final Caption text;
    private final List<String> words;

    Preference(Topic topic, Caption title, Caption text, String... words) {
        this.topic = topic;
        this.title = title;
        this.text = text;
        this.words = List.of(words);
    }

    /** Its name in the player's file: {@code syncEvery}. */
    public String id() {
        return CamelCase.of(this);
    }

    /** The one of that name in the player's file. */
    static Optional<Preference> named(String id) {
        return Stream.of(values())
                .filter(preference -> preference.id().equals(id))
                .findFirst();
    }

    /** The names of all. */
    static List<String> ids() {
        return Stream.of(values()).map(Preference::id).toList();
    }

    /** Whether there may be other words: any number of turns, the palettes that rules bring. */
    boolean isOpen() {
        return this == SYNC_EVERY || this == PALETTE;
    }

    Topic topic() {
        return topic;
    }

    /** What it is called on its screen. */
    Caption title() {
        return title;
    }

    /** What it is for, in a line. */
    Caption text() {
        return text;
    }

    /** The words among which one chooses. */
    public List<String> words() {
        return words;
    }

    /** What holds for whoever has chosen nothing. */
    String usual() {
        return words.getFirst();
    }

    /** A word as a person reads it. */
    static String shown(String word, Captions captions) {
        return switch (word) {
            case "auto" -> captions.of(Caption.CHOICE_AUTO);
            case "truecolour" -> captions.of(Caption.CHOICE_TRUECOLOUR);
            case "none" -> captions.of(Caption.CHOICE_NONE);
            case "on" -> captions.of(Caption.CHOICE_ON);
            case "off" -> captions.of(Caption.CHOICE_OFF);
            case "laptop" -> captions.of(Caption.CHOICE_LAPTOP);
            case "unicode" -> "Unicode";
            case "ascii" -> "ASCII";
            default -> word;
        };
    }
}
