package gnaw.terminal.key;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** The meaning of terminals' escape sequences, after xterm, the VT220 keypad, PuTTY and the Linux console. */
final class Sequences {
    private static final int SHIFT = 1;
    private static final int ALT = 2;
    private static final int CTRL = 4;

    /** By the last letter, after {@code ESC [} or {@code ESC O}. */
    private static final Map<Character, Key> BY_LETTER = Map.ofEntries(
            Map.entry('A', Key.UP),
            Map.entry('B', Key.DOWN),
            Map.entry('C', Key.RIGHT),
            Map.entry('D', Key.LEFT),
            Map.entry('E', Key.of('5')),
            Map.entry('F', Key.END),
            Map.entry('H', Key.HOME),
            Map.entry('P', new Key("F1")),
            Map.entry('Q', new Key("F2")),
            Map.entry('R', new Key("F3")),
            Map.entry('S', new Key("F4")),
            Map.entry('Z', Key.TAB.with("Shift")));

    /** By the number in {@code ESC [ number ~}. */
    private static final Map<Integer, Key> BY_NUMBER = Map.ofEntries(
            Map.entry(1, Key.HOME),
            Map.entry(2, new Key("Insert")),
            Map.entry(3, new Key("Delete")),
            Map.entry(4, Key.END),
            Map.entry(5, Key.PAGE_UP),
            Map.entry(6, Key.PAGE_DOWN),
            Map.entry(7, Key.HOME),
            Map.entry(8, Key.END),
            Map.entry(11, new Key("F1")),
            Map.entry(12, new Key("F2")),
            Map.entry(13, new Key("F3")),
            Map.entry(14, new Key("F4")),
            Map.entry(15, new Key("F5")),
            Map.entry(17, new Key("F6")),
            Map.entry(18, new Key("F7")),
            Map.entry(19, new Key("F8")),
            Map.entry(20, new Key("F9")),
            Map.entry(21, new Key("F10")),
            Map.entry(23, new Key("F11")),
            Map.entry(24, new Key("F12")));

    /** The keypad in application mode sends the digits as p to y and the signs as j to o. */
    private static final String KEYPAD = "j*k+l,m-n.o/p0q1r2s3t4u5v6w7x8y9";

    private static final int SECOND_BUTTON = 2;
    private static final int WHEEL = 64;
    private static final int BUTTON_OR_WHEEL = 0b1100_0011;
    private static final int MOTION = 32;

    private Sequences() {}

    /** What {@code ESC O letter} means. */
    static Optional<? extends Input> keypad(char letter) {
        int place = KEYPAD.indexOf(letter);
        if (place >= 0 && place % 2 == 0) {
            return Optional.of(Key.of(KEYPAD.charAt(place + 1)));
        }
        return letter == 'M' ? Optional.of(Key.ENTER) : Optional.ofNullable(BY_LETTER.get(letter));
    }

    /** What {@code ESC [ parameters last} means; nothing for what no terminal of ours sends. */
    static Optional<? extends Input> control(String parameters, char last) {
        if (parameters.startsWith("<")) {
            return last == 'M' ? mouse(numbers(parameters.substring(1))) : Optional.empty();
        }
        if (parameters.equals("[")) {
            return Optional.of(last).filter(letter -> letter <= 'E').map(letter -> new Key("F" + (letter - 'A' + 1)));
        }
        int[] numbers = numbers(parameters);
        // A report of the cursor's place, "24;80R", is no F3: before a letter the first number is 1 or missing.
        boolean isKey = last == '~' || numbers[0] <= 1;
        Key key = last == '~' ? BY_NUMBER.get(numbers[0]) : BY_LETTER.get(last);
        return Optional.ofNullable(key)
                .filter(_ -> isKey)
                .map(found -> numbers.length > 1 ? held(found, numbers[1] - 1) : found);
    }

    private static Key held(Key key, int modifiers) {
        Key shifted = (modifiers & SHIFT) == 0 ? key : key.with("Shift");
        Key alternate = (modifiers & ALT) == 0 ? shifted : shifted.with("Alt");
        return (modifiers & CTRL) == 0 ? alternate : alternate.with("Ctrl");
    }

    /** SGR coding: button, column and row, both from 1. */
    private static Optional<? extends Input> mouse(int[] report) {
        if (report.length != 3 || (report[0] & MOTION) != 0) {
            return Optional.empty();
        }
        int button = report[0] & BUTTON_OR_WHEEL;
        return switch (button) {
            case 0, SECOND_BUTTON ->
                Optional.of(new Input.Click(report[1] - 1, report[2] - 1, button == SECOND_BUTTON));
            case WHEEL -> Optional.of(new Input.Wheel(-1));
            case WHEEL + 1 -> Optional.of(new Input.Wheel(1));
            default -> Optional.empty();
        };
    }

    private static int[] numbers(String parameters) {
        return Arrays.stream(parameters.split(";", -1))
                .mapToInt(text -> text.matches("\\d{1,6}") ? Integer.parseInt(text) : 0)
                .toArray();
    }
}
