package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import gnaw.game.Intent;
import gnaw.game.IntentFormat;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Writes an intent in its few words, so that a person can read a replay; an effect of the console, which has none, as a record. */
final class IntentAdapter implements TypeAdapterFactory {
    @Override
    @SuppressWarnings("unchecked")
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.getRawType() == Intent.class
                ? (TypeAdapter<T>) new Worded(gson.getDelegateAdapter(this, TypeToken.get(Intent.class)))
                : null;
    }

    private static final Map<String, String> FORMER_NAMES = Map.of("Wish", "Apply", "Meddle", "Cheat");

    private static final class Worded extends TypeAdapter<Intent> {
        private final TypeAdapter<Intent> whole;

        Worded(TypeAdapter<Intent> whole) {
            this.whole = whole;
        }

        @Override
        public void write(JsonWriter out, Intent intent) throws IOException {
            Optional<String> words = IntentFormat.of(intent);
            if (words.isPresent()) {
                out.value(words.get());
            } else {
                whole.write(out, intent);
            }
        }

        @Override
        public Intent read(JsonReader in) throws IOException {
            if (in.peek() != JsonToken.STRING) {
                return whole.fromJsonTree(
                        inTodaysWords(JsonParser.parseReader(in).getAsJsonObject()));
            }
            try {
                return IntentFormat.read(in.nextString());
            } catch (IllegalArgumentException meaningless) {
                throw new JsonParseException(meaningless.getMessage(), meaningless);
            }
        }

        /** Replays of before the first release call effects wishes. */
        private static JsonObject inTodaysWords(JsonObject intent) {
            FORMER_NAMES.forEach((former, name) -> {
                if (intent.has("wishes") && intent.get("is").getAsString().equals(former)) {
                    intent.addProperty("is", name);
                    intent.add("effects", intent.remove("wishes"));
                }
            });
            return intent;
        }
    }
}
