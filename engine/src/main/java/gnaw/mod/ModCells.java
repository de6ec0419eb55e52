package gnaw.mod;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import gnaw.text.DidYouMean;
import gnaw.text.Printable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The cells of an object in {@code mod.json}. What is not as it should be becomes a problem, and reading goes on, so that an author learns
 * of all problems at once.
 *
 * @param path how the object's cells are named in problems: "" or "settings.rate."
 * @param problems each with its place in the file before it
 */
record ModCells(String path, JsonObject cells, CellPlaces places, List<String> problems) {
    private static final Predicate<JsonElement> TEXT =
            cell -> cell.isJsonPrimitive() && cell.getAsJsonPrimitive().isString();
    private static final Predicate<JsonElement> PRINTABLE = text -> Printable.is(text.getAsString());
    private static final Predicate<JsonElement> NUMBER =
            cell -> cell.isJsonPrimitive() && cell.getAsJsonPrimitive().isNumber();

    /** Every cell that is not one of these is a problem. */
    void only(List<String> known) {
        cells.keySet().stream()
                .filter(cell -> !known.contains(cell))
                .forEach(cell ->
                        problem(cell, "There is no cell \"" + path + cell + "\"." + DidYouMean.hint(cell, known)));
    }

    /** A text that must be there, and say something; "" after a problem. */
    String text(String cell) {
        if (!cells.has(cell)) {
            problem(cell, "The cell \"" + path + cell + "\" is missing.");
        } else if (TEXT.test(cells.get(cell)) && cells.get(cell).getAsString().isBlank()) {
            problem(cell, "The cell \"" + path + cell + "\" says nothing.");
        }
        return text(cell, "");
    }

    String text(String cell, String otherwise) {
        return given(cell, TEXT, "a text")
                .filter(text -> is(cell, text, PRINTABLE, "a text without control characters"))
                .map(JsonElement::getAsString)
                .orElse(otherwise);
    }

    double number(String cell, double otherwise) {
        return given(cell, NUMBER, "a number").map(JsonElement::getAsDouble).orElse(otherwise);
    }

    /** Whether it says {@code true}. */
    boolean flag(String cell) {
        return given(
                        cell,
                        value -> value.isJsonPrimitive()
                                && value.getAsJsonPrimitive().isBoolean(),
                        "true or false")
                .filter(JsonElement::getAsBoolean)
                .isPresent();
    }

    /** The texts of a list, in order. */
    List<String> texts(String cell) {
        return texts(cell, "a list of texts");
    }

    /** The texts of a list, in order; a text alone is a list of one. */
    List<String> textOrTexts(String cell) {
        return cells.has(cell) && TEXT.test(cells.get(cell))
                ? List.of(text(cell))
                : texts(cell, "a text or a list of texts");
    }

    private List<String> texts(String cell, String wanted) {
        List<String> texts = new ArrayList<>();
        given(cell, JsonElement::isJsonArray, wanted)
                .ifPresent(list -> list.getAsJsonArray().forEach(entry -> {
                    if (is(cell, entry, TEXT, wanted)
                            && is(cell, entry, PRINTABLE, wanted + " without control characters")) {
                        texts.add(entry.getAsString());
                    }
                }));
        return List.copyOf(texts);
    }

    /** The texts of an object such as the example by name, in the author's order. */
    Map<String, String> textsByName(String cell, String example) {
        Map<String, String> texts = new LinkedHashMap<>();
        object(cell, "an object such as " + example)
                .ifPresent(inner -> inner.cells.keySet().forEach(name -> texts.put(name, inner.text(name))));
        return Collections.unmodifiableMap(texts);
    }

    /** The objects of an object by name, in the author's order. */
    Map<String, ModCells> objects(String cell) {
        Map<String, ModCells> objects = new LinkedHashMap<>();
        object(cell, "an object")
                .ifPresent(inner -> inner.cells.keySet().forEach(name -> inner.object(name, "an object")
                        .ifPresent(object -> objects.put(name, object))));
        return objects;
    }

    private Optional<ModCells> object(String cell, String wanted) {
        Optional<ModCells> object = given(cell, JsonElement::isJsonObject, wanted)
                .map(inner -> new ModCells(path + cell + ".", inner.getAsJsonObject(), places, problems));
        object.ifPresent(ModCells::requirePrintableNames);
        return object;
    }

    private void requirePrintableNames() {
        cells.keySet().stream()
                .filter(name -> !Printable.is(name))
                .forEach(name -> problem(name, "The name \"" + path + name + "\" must be without control characters."));
    }

    /** A cell that is there and of the right type. */
    Optional<JsonElement> given(String cell, Predicate<JsonElement> type, String wanted) {
        return Optional.ofNullable(cells.get(cell)).filter(value -> is(cell, value, type, wanted));
    }

    private boolean is(String cell, JsonElement value, Predicate<JsonElement> type, String wanted) {
        if (!type.test(value)) {
            problem(cell, "The cell \"" + path + cell + "\" must be " + wanted + ", but is " + value + ".");
            return false;
        }
        return true;
    }

    /** What is wrong with a cell, whether it is there or not. */
    void problem(String cell, String sentence) {
        problems.add(places.of(path + cell) + "  " + sentence);
    }
}
