package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Arrays;

/** Writes a value of a sealed type with the name of its record, so that it comes back as the same. */
final class SealedTypes implements TypeAdapterFactory {
    private static final String TAG = "is";

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return type.getRawType().isSealed() ? new Tagged<>(gson, type.getRawType()) : null;
    }

    private static final class Tagged<T> extends TypeAdapter<T> {
        private final Gson gson;
        private final Class<? super T> sealed;

        Tagged(Gson gson, Class<? super T> sealed) {
            this.gson = gson;
            this.sealed = sealed;
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            JsonObject tagged = new JsonObject();
            tagged.addProperty(TAG, value.getClass().getSimpleName());
            JsonObject cells = gson.toJsonTree(value, value.getClass()).getAsJsonObject();
            cells.entrySet().forEach(cell -> tagged.add(cell.getKey(), cell.getValue()));
            gson.toJson(tagged, out);
        }

        @Override
        public T read(JsonReader in) {
            JsonElement read = gson.fromJson(in, JsonElement.class);
            if (!read.isJsonObject() || !read.getAsJsonObject().has(TAG)) {
                throw new JsonParseException("A value says not what it is: " + read);
            }
            return gson.fromJson(read, type(read.getAsJsonObject().get(TAG).getAsString()));
        }

        @SuppressWarnings("unchecked")
        private Class<? extends T> type(String name) {
            return (Class<? extends T>) Arrays.stream(sealed.getPermittedSubclasses())
                    .filter(permitted -> permitted.getSimpleName().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new JsonParseException("There is no " + sealed.getSimpleName() + " " + name));
        }
    }
}
