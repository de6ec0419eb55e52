package gnaw.script;

import java.util.Optional;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;

/**
 * A place in an author's file.
 *
 * @param file mod and file, such as {@code base/rules/names.js}
 * @param text the line itself
 */
record Place(String file, int line, int column, String text) {
    /** The innermost place in an error that is in a file of an author's and not in the engine's own modules. */
    static Optional<Place> of(PolyglotException error) {
        if (error.isSyntaxError() && error.getSourceLocation() != null) {
            return Optional.of(at(error.getSourceLocation()));
        }
        for (PolyglotException.StackFrame frame : error.getPolyglotStackTrace()) {
            if (frame.isGuestFrame() && frame.getSourceLocation() != null) {
                Place place = at(frame.getSourceLocation());
                if (!place.file().startsWith(Modules.ENGINE + "/")) {
                    return Optional.of(place);
                }
            }
        }
        return Optional.empty();
    }

    /** As errors name it. */
    String name() {
        return file + ":" + line + ":" + column;
    }

    /** The line with a caret under the column. */
    String excerpt() {
        String number = Integer.toString(line);
        String caret = " ".repeat(number.length()) + " | " + " ".repeat(Math.max(0, column - 1)) + "^";
        return "  " + number + " | " + text + "\n  " + caret;
    }

    private static Place at(SourceSection section) {
        String path = Optional.ofNullable(section.getSource().getPath())
                .orElse(section.getSource().getName());
        int line = section.getStartLine();
        String text = section.getSource().getCharacters(line).toString();
        return new Place(Modules.shown(path), line, section.getStartColumn(), text);
    }
}
