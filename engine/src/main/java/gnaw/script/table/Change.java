package gnaw.script.table;

import gnaw.script.source.Place;
import gnaw.script.value.StrictObject;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/**
 * A change of a cell while scripts loaded.
 *
 * @param how "made", "added", "inherited", "amended", "set", "wrapped", "removed" or "set aside"
 * @param mod whose script did it
 * @param place where: mod, file, line and column; "" for the engine's own tables
 * @param row the row of the cell; "" in a table that holds cells directly
 * @param value what the cell was after it, as authors write it
 */
public record Change(String how, String mod, String place, String row, String value) {
    private static final int LONGEST = 60;

    static Change read(StrictObject cells) {
        String how =
                switch (cells.text("how")) {
                    case "table" -> "made";
                    case "add" -> "added";
                    case "like" -> "inherited";
                    case "amend" -> "amended";
                    case "wrap" -> "wrapped";
                    case "remove" -> "removed";
                    case "aside" -> "set aside";
                    default -> "set";
                };
        String value = cells.given("value").map(Change::shown).orElse(how.equals("removed") ? "gone" : "nothing");
        return new Change(how, cells.text("mod"), cells.text("place"), cells.text("row"), value);
    }

    private static String shown(Value value) {
        if (value.canExecute()) {
            return "a function"
                    + Optional.ofNullable(value.getSourceLocation())
                            .map(section -> " at " + Place.at(section).name())
                            .orElse("");
        }
        String text = StrictObject.shown(value);
        return text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    }
}
