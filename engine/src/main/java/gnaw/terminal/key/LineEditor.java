package gnaw.terminal.key;

import java.util.ArrayList;
import java.util.List;

/** A line that is being typed, with a cursor in it and the lines that were entered before. */
public final class LineEditor {
    private static final int LONGEST = 1000;
    private static final int LINES_KEPT = 200;

    private final int longest;
    private final List<String> entered = new ArrayList<>();
    private String text = "";
    private int cursor;
    private int shown;
    private String unfinished = "";

    /** An empty line that may become long. */
    public LineEditor() {
        this(LONGEST);
    }

    /** An empty line that may become so long. */
    public LineEditor(int longest) {
        this.longest = longest;
    }

    /** The line as it stands. */
    public String text() {
        return text;
    }

    /** The column of the cursor, from 0. */
    public int cursor() {
        return cursor;
    }

    /** What stands before the cursor. */
    public String typed() {
        return text.substring(0, cursor);
    }

    /** Whether another character fits into it. */
    public boolean hasRoom() {
        return text.length() < longest;
    }

    /** Takes the line as entered and begins an empty one. */
    public String enter() {
        String line = text.strip();
        if (!line.isEmpty() && !(!entered.isEmpty() && entered.getLast().equals(line))) {
            entered.add(line);
        }
        if (entered.size() > LINES_KEPT) {
            entered.removeFirst();
        }
        shown = entered.size();
        unfinished = "";
        put("", 0);
        return line;
    }

    /** Puts a word in the place of what stands between there and the cursor. */
    public void replace(int from, String word) {
        put(text.substring(0, from) + word + text.substring(cursor), from + word.length());
    }

    /** Puts as much of a text at the cursor as there is room for. */
    public void paste(String pasted) {
        int room = Math.min(longest - text.length(), pasted.length());
        boolean isCutThrough = room > 0 && room < pasted.length() && Character.isHighSurrogate(pasted.charAt(room - 1));
        replace(cursor, pasted.substring(0, isCutThrough ? room - 1 : room));
    }

    /** Edits by a key; one that edits nothing is ignored. */
    public void onKey(Key key) {
        switch (key.name()) {
            case "Left", "Ctrl-b" -> cursor = Math.max(0, cursor - before());
            case "Right", "Ctrl-f" -> cursor = Math.min(text.length(), cursor + after());
            case "Home", "Ctrl-a" -> cursor = 0;
            case "End", "Ctrl-e" -> cursor = text.length();
            case "Backspace" -> replace(cursor - before(), "");
            case "Delete", "Ctrl-d" -> put(typed() + text.substring(cursor + after()), cursor);
            case "Ctrl-u" -> put(text.substring(cursor), 0);
            case "Ctrl-k" -> put(typed(), cursor);
            case "Ctrl-w", "Alt-Backspace" -> replace(typed().stripTrailing().lastIndexOf(' ') + 1, "");
            case "Up", "Ctrl-p" -> show(shown - 1);
            case "Down", "Ctrl-n" -> show(shown + 1);
            default -> type(key);
        }
    }

    /** The length of the character before the cursor: some take two places. */
    private int before() {
        return cursor == 0 ? 0 : cursor - text.offsetByCodePoints(cursor, -1);
    }

    private int after() {
        return cursor == text.length() ? 0 : text.offsetByCodePoints(cursor, 1) - cursor;
    }

    private void type(Key key) {
        if (key.prints() && hasRoom()) {
            replace(cursor, key.typed());
        }
    }

    /** Shows an earlier line; behind the last is what was being typed. */
    private void show(int wanted) {
        int line = Math.clamp(wanted, 0, entered.size());
        if (line == shown) {
            return;
        }
        unfinished = shown == entered.size() ? text : unfinished;
        shown = line;
        String chosen = line == entered.size() ? unfinished : entered.get(line);
        put(chosen, chosen.length());
    }

    private void put(String line, int at) {
        text = line;
        cursor = at;
    }
}
