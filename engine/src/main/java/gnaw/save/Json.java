package gnaw.save;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import gnaw.game.Depth;

/** Turns records into JSON and back. */
final class Json {
    private Json() {}

    static Gson gson() {
        return new GsonBuilder()
                .serializeSpecialFloatingPointValues()
                .disableHtmlEscaping()
                .registerTypeAdapter(Depth.class, new DepthAdapter())
                .registerTypeAdapterFactory(new OptionalAdapter())
                .registerTypeAdapterFactory(new SealedTypes())
                .registerTypeAdapterFactory(new IntentAdapter())
                .create();
    }
}
