package gnaw.script.source;

import gnaw.mod.Mod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;

/**
 * A place in an author's file.
 *
 * @param file mod and file, such as {@code base/rules/names.js}
 * @param text the line itself
 */
public record Place(String file, int line, int column, String text) {
    private static final Pattern NAME = Pattern.compile("(.+):(\\d+):(\\d+)");

    /**
     * The innermost place in an error that is in a file of an author's and not in the engine's own modules. Scripts that called the engine
     * which called the failing one, such as tests, are not looked at.
     */
    public static Optional<Place> of(PolyglotException error) {
        return error.isSyntaxError() && error.getSourceLocation() != null
                ? Optional.of(at(error.getSourceLocation()))
                : all(error).stream().findFirst();
    }

    /**
     * The place that an author has to look at: the innermost that is in a file of a mod's, for what a mod gives to a function of the base
     * game's is wrong where it is given; else the innermost of all.
     */
    static Optional<Place> blamed(PolyglotException error) {
        Optional<Place> innermost = of(error);
        return error.isSyntaxError()
                ? innermost
                : all(error).stream()
                        .filter(place -> !place.mod().equals(Mod.BASE))
                        .findFirst()
                        .or(() -> innermost);
    }

    /** The places of the authors' functions that an error came through, the innermost first: for a loop without end its own. */
    public static List<Place> all(PolyglotException error) {
        List<Place> places = new ArrayList<>();
        if (error.isResourceExhausted() && error.getSourceLocation() != null) {
            places.add(at(error.getSourceLocation()));
        }
        boolean reached = false;
        for (PolyglotException.StackFrame frame : error.getPolyglotStackTrace()) {
            if (reached && frame.isHostFrame()) {
                break;
            }
            reached |= frame.isGuestFrame();
            if (frame.isGuestFrame() && frame.getSourceLocation() != null) {
                places.add(at(frame.getSourceLocation()));
            }
        }
        places.removeIf(place -> place.file().startsWith(Mod.ENGINE + "/"));
        return places;
    }

    /** Whose file it is. */
    public String mod() {
        return file.substring(0, Math.max(0, file.indexOf('/')));
    }

    /** The place of that name, such as {@code base/main.js:3:1}; empty if there is no such file, or the name tells no line. */
    static Optional<Place> named(String name, Modules modules) {
        Matcher parts = NAME.matcher(name);
        return parts.matches()
                ? modules.line(parts.group(1), Integer.parseInt(parts.group(2)))
                        .map(text -> new Place(
                                parts.group(1),
                                Integer.parseInt(parts.group(2)),
                                Integer.parseInt(parts.group(3)),
                                text))
                : Optional.empty();
    }

    /** Where in the call at this place the cell of a row is written, or at least the row: the place itself if neither is found. */
    Place of(List<String> keys, Modules modules) {
        return modules.text(file)
                .flatMap(text -> new WrittenKeys(text, line, column)
                        .innermost(keys)
                        .flatMap(key -> named(key.place(file), modules)))
                .orElse(this);
    }

    /** As errors name it. */
    public String name() {
        return file + ":" + line + ":" + column;
    }

    /** The line with a caret under the column. */
    public String excerpt() {
        String number = Integer.toString(line);
        String caret = " ".repeat(number.length()) + " | " + " ".repeat(Math.max(0, column - 1)) + "^";
        return "  " + number + " | " + text + "\n  " + caret;
    }

    /** The place where a piece of source begins. */
    public static Place at(SourceSection section) {
        String path = Optional.ofNullable(section.getSource().getPath())
                .orElse(section.getSource().getName());
        int line = section.getStartLine();
        String text = section.getSource().getCharacters(line).toString();
        return new Place(Modules.shown(path), line, section.getStartColumn(), text);
    }
}
