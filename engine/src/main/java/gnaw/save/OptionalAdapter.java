package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Optional;

/** Writes an {@link Optional} as a list of one or none: a cell that is simply left out would come back as null. */
final class OptionalAdapter implements TypeAdapterFactory {
    @Override
    @SuppressWarnings("unchecked")
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        if (type.getRawType() != Optional.class) {
            return null;
        }
        var content = ((ParameterizedType) type.getType()).getActualTypeArguments()[0];
        return (TypeAdapter<T>) new OneOrNone<>(gson.getAdapter(TypeToken.get(content)));
    }

    private static final class OneOrNone<E> extends TypeAdapter<Optional<E>> {
        private final TypeAdapter<E> content;

        OneOrNone(TypeAdapter<E> content) {
            this.content = content;
        }

        @Override
        public void write(JsonWriter out, Optional<E> value) throws IOException {
            out.beginArray();
            if (value.isPresent()) {
                content.write(out, value.get());
            }
            out.endArray();
        }

        @Override
        public Optional<E> read(JsonReader in) throws IOException {
            in.beginArray();
            Optional<E> value = in.hasNext() ? Optional.of(content.read(in)) : Optional.empty();
            in.endArray();
            return value;
        }
    }
}
