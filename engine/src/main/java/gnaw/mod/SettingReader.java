package gnaw.mod;

import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import gnaw.text.DidYouMean;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads what {@code mod.json} says of one setting. */
final class SettingReader {
    private static final List<String> TYPES = List.of("number", "choice", "yes/no", "text");
    private final ModCells cells;

    SettingReader(ModCells cells) {
        this.cells = cells;
    }

    /** The setting; empty after a problem. */
    Optional<Setting> read() {
        int before = cells.problems().size();
        String type = cells.text("type");
        Optional<Setting> read =
                switch (type) {
                    case "number" -> number();
                    case "choice" -> choice();
                    case "yes/no" -> yesNo();
                    case "text" -> text();
                    default -> unknown(type);
                };
        return read.filter(setting -> cells.problems().size() == before && startsWell(setting));
    }

    private Optional<Setting> number() {
        cells.only(List.of("type", "min", "max", "default", "text"));
        double min = cells.number("min", Double.NEGATIVE_INFINITY);
        double max = cells.number("max", Double.POSITIVE_INFINITY);
        if (min > max) {
            cells.problem("min", "The cell \"" + cells.path() + "min\" must not be above \"max\".");
        }
        return Optional.of(new Setting.Range(min, max, cells.number("default", 0), cells.text("text")));
    }

    private Optional<Setting> choice() {
        cells.only(List.of("type", "choices", "default", "text"));
        List<String> choices = cells.texts("choices");
        if (Set.copyOf(choices).size() < choices.size()) {
            cells.problem("choices", "The cell \"" + cells.path() + "choices\" must name each choice once.");
        }
        return Optional.of(new Setting.OneOf(choices, cells.text("default"), cells.text("text")));
    }

    private Optional<Setting> yesNo() {
        cells.only(List.of("type", "default", "text"));
        boolean start = cells.given("default", SettingReader::isTruth, "true or false")
                .map(JsonElement::getAsBoolean)
                .orElse(false);
        return Optional.of(new Setting.YesNo(start, cells.text("text")));
    }

    private Optional<Setting> text() {
        cells.only(List.of("type", "default", "text"));
        return Optional.of(new Setting.Words(cells.text("default", ""), cells.text("text")));
    }

    private Optional<Setting> unknown(String type) {
        if (!type.isEmpty()) {
            cells.problem(
                    "type",
                    "The cell \"" + cells.path() + "type\" is \"" + type + "\", which is no type."
                            + DidYouMean.hint(type, TYPES));
        }
        return Optional.empty();
    }

    private boolean startsWell(Setting setting) {
        if (setting.read(Setting.word(setting.start())).isEmpty()) {
            cells.problem("default", "The cell \"" + cells.path() + "default\" must be " + setting.wanted() + ".");
            return false;
        }
        return true;
    }

    private static boolean isTruth(JsonElement cell) {
        return cell instanceof JsonPrimitive primitive && primitive.isBoolean();
    }
}
