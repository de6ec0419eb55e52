package gnaw.workshop.docs;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import gnaw.script.source.EngineText;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The keys of {@code mod.json} as the schema describes them, which editors are told of, too. */
final class ModJson {
    private static final JsonObject SCHEMA =
            JsonParser.parseString(EngineText.of("mod.schema.json")).getAsJsonObject();

    private ModJson() {}

    /** Every key with what it holds, and what a setting may be. */
    static String section() {
        return "## mod.json\n\nWhat a mod is. `\"$schema\": \"../mod.schema.json\"` lets editors complete and check it. Keys with `?` may be left out.\n\n"
                + "| key | what it holds | what it means |\n|---|---|---|\n"
                + keys() + "\n### Settings\n\nEach has a `text` for the player, and one of these types:\n\n"
                + settings();
    }

    private static String keys() {
        JsonElement required = SCHEMA.get("required");
        return SCHEMA.getAsJsonObject("properties").entrySet().stream()
                .filter(key -> key.getValue().getAsJsonObject().has("description"))
                .map(key -> row(
                        key,
                        StreamSupport.stream(required.getAsJsonArray().spliterator(), false)
                                .anyMatch(one -> one.getAsString().equals(key.getKey()))))
                .collect(Collectors.joining());
    }

    private static String row(Map.Entry<String, JsonElement> key, boolean isRequired) {
        JsonObject described = key.getValue().getAsJsonObject();
        return "| `" + key.getKey() + "`" + (isRequired ? "" : "?") + " | " + holds(described) + " | "
                + described.get("description").getAsString() + " |\n";
    }

    private static String holds(JsonObject described) {
        if (described.has("oneOf")) {
            return StreamSupport.stream(described.getAsJsonArray("oneOf").spliterator(), false)
                    .map(one -> holds(one.getAsJsonObject()))
                    .collect(Collectors.joining(" or "));
        }
        return switch (described.get("type").getAsString()) {
            case "array" -> "a list of texts";
            case "boolean" -> "true or false";
            case "object" ->
                described.getAsJsonObject("additionalProperties").has("type") ? "texts by name" : "settings by name";
            default -> "a text";
        };
    }

    private static String settings() {
        JsonObject setting = SCHEMA.getAsJsonObject("$defs").getAsJsonObject("setting");
        return StreamSupport.stream(setting.getAsJsonArray("oneOf").spliterator(), false)
                .map(one -> type(one.getAsJsonObject().getAsJsonObject("properties")))
                .collect(Collectors.joining());
    }

    private static String type(JsonObject cells) {
        String others = cells.keySet().stream()
                .filter(cell -> !cell.equals("type"))
                .map(cell -> "`" + cell + "`")
                .collect(Collectors.joining(", "));
        return "- `\"" + cells.getAsJsonObject("type").get("const").getAsString() + "\"`: " + others + "\n";
    }
}
