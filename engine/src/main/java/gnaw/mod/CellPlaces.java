package gnaw.mod;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Where the cells of a JSON file are written, by their whole names such as "settings.rate": as ":4:7", a line and a column. */
final class CellPlaces {
    private final Map<String, String> places = new HashMap<>();
    private final Map<String, String> repeated = new LinkedHashMap<>();

    private CellPlaces() {}

    /** The places in what this reads; it must be JSON. */
    static CellPlaces of(JsonReader json) throws IOException {
        CellPlaces places = new CellPlaces();
        places.value("", json);
        return places;
    }

    /** The place of a cell; of one that is not there, that of the object which should have it; "" for the whole file. */
    String of(String cell) {
        int dot = cell.lastIndexOf('.');
        return places.containsKey(cell) || dot < 0 ? places.getOrDefault(cell, "") : of(cell.substring(0, dot));
    }

    /** Cells that stand there already, and where they do once more. */
    Map<String, String> repeated() {
        return Collections.unmodifiableMap(repeated);
    }

    private void value(String name, JsonReader json) throws IOException {
        if (json.peek() != JsonToken.BEGIN_OBJECT) {
            json.skipValue();
            return;
        }
        json.beginObject();
        while (json.hasNext()) {
            String place = StrictJson.Spot.in(json.toString()).told();
            String cell = (name.isEmpty() ? "" : name + ".") + json.nextName();
            if (places.putIfAbsent(cell, place) != null) {
                repeated.put(cell, place);
            }
            value(cell, json);
        }
        json.endObject();
    }
}
