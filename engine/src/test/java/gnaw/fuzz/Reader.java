package gnaw.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.IntentFormat;
import gnaw.game.dice.FixedDice;
import gnaw.game.dice.ImpossibleDie;
import gnaw.mod.Mods;
import gnaw.save.JournalFile;
import gnaw.save.Kept;
import gnaw.save.OptionsFile;
import gnaw.save.ReplayFile;
import gnaw.save.SaveFile;
import gnaw.save.UnreadableSave;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.KeyReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32;

/** What reads bytes from outside. Whatever they are, it reads them or refuses them in a sentence, and throws nothing else. */
enum Reader {
    SAVE("{\"format\":3,\"id\":\"\",\"mods\":[],\"settings\":[],\"hash\":\"\",\"game\":{}}") {
        @Override
        void read(byte[] bytes, Path folder) throws IOException {
            Files.write(folder.resolve("game.json"), bytes);
            try {
                new SaveFile(folder).read();
            } catch (UnreadableSave refused) {
                Files.delete(folder.resolve("game.unreadable-1.json"));
            }
        }
    },
    JOURNAL("{\"turn\":2,\"depth\":1,\"pulse\":\"a\",\"intents\":[\"do wait\",{\"effects\":[]}]}") {
        @Override
        void read(byte[] bytes, Path folder) throws IOException {
            SaveFile save = new SaveFile(folder);
            JournalFile journal = save.journal();
            Files.write(journal.file(), withSum(bytes));
            save.after(OldGame.KEPT);
        }
    },
    REPLAY(
            "{\"format\":1,\"mods\":[],\"settings\":[],\"journal\":{\"start\":{\"seed\":1},\"intents\":[\"do wait\"],\"marks\":[]}}") {
        @Override
        void read(byte[] bytes, Path folder) throws IOException {
            try {
                new ReplayFile(Files.write(folder.resolve("replay.json"), bytes)).read();
            } catch (UnreadableSave refused) {
                assertIsASentence(refused);
            }
        }
    },
    OPTIONS("{\"mods\":[\"rain\"],\"settings\":{\"rain.rate\":\"3\"}}") {
        @Override
        void read(byte[] bytes, Path folder) throws IOException {
            Files.write(folder.resolve("options.json"), bytes);
            new OptionsFile(folder).read();
            // Replacing it the next time would wait for the disk.
            Files.deleteIfExists(folder.resolve("options.unreadable.json"));
        }
    },
    MOD_JSON(
            "{\"id\":\"rain\",\"name\":\"Rain\",\"description\":\"Wet.\",\"version\":\"1.0.0\",\"gnaw\":\"^1.0.0\","
                    + "\"requires\":{\"sky\":\"^1.0.0\"},\"settings\":{\"rate\":{\"type\":\"number\",\"min\":0,\"max\":9,\"default\":2,\"text\":\"How fast.\"}}}") {
        @Override
        void read(byte[] bytes, Path folder) throws IOException {
            Path mod = Files.createDirectories(folder.resolve("mods/rain"));
            Files.write(mod.resolve("mod.json"), bytes);
            Mods.find(List.of(folder.resolve("mods")));
        }
    },
    MOD_ZIP("PK") {
        @Override
        void read(byte[] bytes, Path folder) throws IOException {
            Files.write(Files.createDirectories(folder.resolve("zips")).resolve("rain.zip"), bytes);
            Mods.find(List.of(folder.resolve("zips")), folder.resolve("unpacked"));
        }
    },
    KEYS("\u001b[<0;3;4M\u001bOP\u001b[200~pasted\u001b[201~\u001b[1;5A\u001b[[Aq\u00e4") {
        @Override
        void read(byte[] bytes, Path folder) {
            KeyReader reader = new KeyReader(new ByteArrayInputStream(bytes), () -> {});
            for (int inputs = 0; !(reader.next() instanceof Input.Closed); inputs++) {
                if (inputs > bytes.length) {
                    throw new IllegalStateException("More keys than bytes.");
                }
            }
        }
    },
    INTENT("perform on: throw dagger at 3,4") {
        @Override
        void read(byte[] bytes, Path folder) {
            try {
                IntentFormat.read(text(bytes));
            } catch (IllegalArgumentException refused) {
                assertIsASentence(refused);
            }
        }
    },
    DICE("2d6+1") {
        @Override
        void read(byte[] bytes, Path folder) {
            try {
                FixedDice.of(1).roll(text(bytes));
            } catch (IllegalArgumentException | ImpossibleDie refused) {
                assertIsASentence(refused);
            }
        }
    };

    private final String example;

    Reader(String example) {
        this.example = example;
    }

    abstract void read(byte[] bytes, Path folder) throws IOException;

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** Java's own refusals, such as that of a number, tell nobody anything. */
    private static void assertIsASentence(RuntimeException refusal) {
        assertThat(refusal).isNotInstanceOf(NumberFormatException.class);
        assertThat(refusal.getMessage()).contains(" ");
    }

    /** As whoever writes a journal would: what is behind a wrong sum is not even looked at. */
    private static byte[] withSum(byte[] line) {
        CRC32 sum = new CRC32();
        sum.update(text(line).getBytes(StandardCharsets.UTF_8));
        return "%08x %s".formatted(sum.getValue(), text(line)).getBytes(StandardCharsets.UTF_8);
    }

    /** Read when it is wanted: what is instrumented reads slowly. */
    private static final class OldGame {
        private static final Kept KEPT = oldGame();
    }

    private static Kept oldGame() {
        try (InputStream game = Kept.class.getResourceAsStream("game-of-format-1.json")) {
            Path folder = Files.createTempDirectory("gnaw-fuzz");
            Files.write(folder.resolve("game.json"), game.readAllBytes());
            Kept kept = new SaveFile(folder).read().orElseThrow();
            new SaveFile(folder).delete();
            Files.delete(folder);
            return kept;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Something that it reads, or nearly. */
    byte[] example() {
        return example.getBytes(StandardCharsets.UTF_8);
    }
}
