package gnaw.terminal.play;

import gnaw.game.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The letter of each thing in the pack. A thing keeps its letter as long as it is carried, whatever comes and goes around it. */
final class Letters {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final char NONE_LEFT = '-';

    private final Map<Integer, Character> letters = new HashMap<>();

    /** Gives the things that are new the first letters that are free; a fifty-third thing gets {@code -}. */
    void assign(List<Item> pack) {
        letters.keySet().retainAll(pack.stream().map(Item::id).collect(Collectors.toSet()));
        for (Item item : pack) {
            letters.computeIfAbsent(item.id(), _ -> firstFree());
        }
    }

    private char firstFree() {
        return ALPHABET.chars()
                .mapToObj(letter -> (char) letter)
                .filter(letter -> !letters.containsValue(letter))
                .findFirst()
                .orElse(NONE_LEFT);
    }

    /** The letter of a thing in the pack. */
    char of(Item item) {
        return letters.getOrDefault(item.id(), NONE_LEFT);
    }
}
