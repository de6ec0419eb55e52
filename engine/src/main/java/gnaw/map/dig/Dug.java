package gnaw.map.dig;

import gnaw.map.Level;
import gnaw.map.Point;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A level as it was dug.
 *
 * @param level its tiles, nothing of it remembered
 * @param rooms what one can be in, in the order of digging
 * @param up the stairs up, if the plan has them
 * @param down the stairs down, if the plan has them
 * @param secretDoors where the hidden doors are
 * @param marks the places of the vaults' marks by name, in reading order within each vault
 */
public record Dug(
        Level level,
        List<Room> rooms,
        Optional<Point> up,
        Optional<Point> down,
        List<Point> secretDoors,
        Map<String, List<Point>> marks) {
    public Dug {
        rooms = List.copyOf(rooms);
        secretDoors = List.copyOf(secretDoors);
        marks = Collections.unmodifiableMap(new TreeMap<>(marks));
    }
}
