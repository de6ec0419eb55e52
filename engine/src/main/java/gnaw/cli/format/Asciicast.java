package gnaw.cli.format;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import gnaw.game.Catalog;
import gnaw.terminal.play.FilmView;
import gnaw.terminal.screen.Cast;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A game as a recording of a terminal, in the format <a href="https://docs.asciinema.org/manual/asciicast/v2/">asciicast v2</a>: a line of
 * JSON about the terminal, and then a line for each frame, when it comes and what is sent.
 */
public record Asciicast(Path file) {
    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();

    /** Ten decisions a second: fast, but one sees what happens. */
    private static final double STEP = 0.1;

    /** Writes the game from where the view stands to its end; answers how many frames that are. */
    public int write(FilmView view, Catalog catalog) throws IOException {
        int frames = 0;
        try (Writer out = Files.newBufferedWriter(file);
                Cast cast = new Cast(catalog)) {
            line(out, Map.of("version", 2, "width", Cast.COLUMNS, "height", Cast.ROWS, "title", "Gnaw"));
            do {
                // To the hundredth of a second: more says nothing.
                line(out, List.of(Math.round(frames * STEP * 100) / 100.0, "o", cast.frame(view)));
                frames++;
            } while (view.step());
        }
        return frames;
    }

    private static void line(Writer out, Object json) throws IOException {
        out.write(GSON.toJson(json));
        out.write('\n');
    }
}
