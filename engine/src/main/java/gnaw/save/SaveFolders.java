package gnaw.save;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The folders of saved games, named after the mods of each, such as {@code bakery+stray}. Those without mods are kept in the root, where
 * all games were once.
 */
public record SaveFolders(Path root) {
    private static final String NO_MODS = "base";
    private static final int LONGEST_NAME = 100;

    /** Where a game with these mods may be kept, the best place first; without end. */
    public Stream<Path> of(List<String> mods) {
        String name = name(mods);
        Stream<Path> named = Stream.concat(
                        Stream.of(name),
                        IntStream.iterate(2, number -> number + 1).mapToObj(number -> name + "." + number))
                .map(root::resolve);
        return mods.isEmpty() ? Stream.concat(Stream.of(root), named) : named;
    }

    /** Mods' own ids have no plus and no dot. */
    private static String name(List<String> mods) {
        String name = mods.isEmpty() ? NO_MODS : String.join("+", mods);
        return name.length() <= LONGEST_NAME
                ? name
                : name.substring(0, LONGEST_NAME) + "." + Integer.toHexString(name.hashCode());
    }

    /** The folders that are there in which a game with these mods can lie. */
    public List<Path> thatMayHold(List<String> mods) {
        String name = name(mods);
        return all().stream()
                .filter(folder -> folder.equals(root) || isCalled(folder, name))
                .toList();
    }

    private static boolean isCalled(Path folder, String name) {
        String found = folder.getFileName().toString();
        return found.equals(name) || found.startsWith(name + ".");
    }

    /** All folders that are there, and the root. */
    public List<Path> all() {
        List<Path> all = new ArrayList<>(List.of(root));
        if (Files.isDirectory(root)) {
            try (Stream<Path> files = Files.list(root)) {
                files.filter(Files::isDirectory).sorted().forEach(all::add);
            } catch (IOException unreadable) {
                // Whatever is there cannot go on now, and a new game is told why it cannot be kept.
            }
        }
        return all;
    }
}
