package gnaw.save;

import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import gnaw.game.Depth;
import java.io.IOException;

/** Writes a depth of the dungeon itself as a number, one of a place beside it as a text. */
final class DepthAdapter extends TypeAdapter<Depth> {
    @Override
    public void write(JsonWriter out, Depth depth) throws IOException {
        if (depth.named().isPresent()) {
            out.value(depth.toString());
        } else {
            out.value(depth.number());
        }
    }

    @Override
    public Depth read(JsonReader in) throws IOException {
        return in.peek() == JsonToken.NUMBER ? Depth.of(in.nextInt()) : Depth.parsed(in.nextString());
    }
}
