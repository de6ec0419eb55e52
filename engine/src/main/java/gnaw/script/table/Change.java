package gnaw.script.table;

import gnaw.script.source.Place;
import gnaw.script.value.StrictObject;
import gnaw.text.Printable;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/**
 * A change of a cell while scripts loaded.
 *
 * @param how "made", "added", "inherited", "amended", "set", "wrapped", "removed" or "set aside"
 * @param mod whose script did it
 * @param place where: mod, file, line and column; "" for the engine's own tables
 * @param row the row of the cell; "" in a table that holds cells directly
 * @param value what the cell was after it, as authors write it, whole
 */
public record Change(String how, String mod, String place, String row, String value) {
    private static final int LONGEST = 60;

    /** What the cell was after it, in no more than 60 characters. */
    String shown() {
        String text = Printable.of(value);
        return text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    }

    /** A step of one cell. */
    static Change read(StrictObject step) {
        return of(step, step.text("how"), step.given("value"));
    }

    /** What the step that made a row did to a cell of it. */
    static Change read(StrictObject step, String cell) {
        boolean isOwn = step.object().getMember("own").hasMember(cell);
        StrictObject cells = new StrictObject("history", step.object().getMember("cells"));
        return of(step, isOwn ? step.text("how") : "like", cells.given(cell));
    }

    private static Change of(StrictObject step, String word, Optional<Value> given) {
        String how =
                switch (word) {
                    case "table" -> "made";
                    case "add" -> "added";
                    case "like" -> "inherited";
                    case "amend" -> "amended";
                    case "wrap" -> "wrapped";
                    case "remove" -> "removed";
                    case "aside" -> "set aside";
                    default -> "set";
                };
        String value = given.map(Change::written).orElse(how.equals("removed") ? "gone" : "nothing");
        return new Change(how, step.text("mod"), step.text("place"), step.text("row"), value);
    }

    private static String written(Value value) {
        if (value.canExecute()) {
            return "a function"
                    + Optional.ofNullable(value.getSourceLocation())
                            .map(section -> " at " + Place.at(section).name())
                            .orElse("");
        }
        return value.isString() ? "\"" + value.asString() + "\"" : StrictObject.shown(value);
    }
}
