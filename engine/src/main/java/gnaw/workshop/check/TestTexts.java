package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.mod.ReadableFiles;
import gnaw.mod.Scripts;
import gnaw.script.source.Imports;
import gnaw.script.source.Modules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The tests in the folders of some mods: no script imports them, so they are read by themselves.
 *
 * @param mods all mods that they may import from, by id
 * @param texts the test files by name, such as {@code base/tests/words.test.js}
 */
record TestTexts(Map<String, Mod> mods, SortedMap<String, String> texts) {
    /** The tests of these mods, as they lie there now. */
    static TestTexts of(Scripts scripts, Collection<String> wanted) {
        Map<String, Mod> mods = scripts.mods().stream().collect(Collectors.toMap(Mod::id, Function.identity()));
        SortedMap<String, String> texts = new TreeMap<>();
        wanted.forEach(id -> texts.putAll(in(mods.get(id))));
        return new TestTexts(mods, texts);
    }

    /** What the first import of a test that leads nowhere is told with, by the test's file. */
    SortedMap<String, Finding> lost() {
        SortedMap<String, Finding> lost = new TreeMap<>();
        Modules modules = new Modules(List.copyOf(mods.values()));
        texts.forEach((file, text) -> Imports.check(file, text, modules)
                .ifPresent(bad -> lost.put(file, Finding.error(bad.place().name(), bad.what()))));
        return lost;
    }

    /** The tests whose imports all lead somewhere: only of these the types can tell what is wrong. */
    SortedMap<String, String> sound() {
        SortedMap<String, String> sound = new TreeMap<>(texts);
        sound.keySet().removeAll(lost().keySet());
        return sound;
    }

    /** The text of another file of a mod, such as one that tests alone import. */
    Optional<String> beside(String file) {
        int slash = file.indexOf('/');
        return Optional.ofNullable(mods.get(file.substring(0, Math.max(0, slash))))
                .map(mod -> mod.root().resolve(file.substring(slash + 1)))
                .filter(Files::isRegularFile)
                .map(TestTexts::text);
    }

    private static SortedMap<String, String> in(Mod mod) {
        return ReadableFiles.in(mod.root(), Mod.TESTS).stream()
                .filter(file -> !mod.root().relativize(file).startsWith("target"))
                .collect(Collectors.toMap(
                        file -> mod.id() + "/" + ReadableFiles.name(mod.root(), file),
                        TestTexts::text,
                        (one, _) -> one,
                        TreeMap::new));
    }

    /** What a file of a mod holds. */
    static String text(Path file) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
