package gnaw.terminal.atlas;

import gnaw.game.Item;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The letter of each thing in the pack. A thing keeps its letter as long as it is carried, whatever comes and goes around it, also when the
 * game is continued another day; and what was used up or thrown has its letter again when the like of it is picked up. So a player's fingers
 * may learn them: as long as there are others, nothing else takes such a letter.
 */
public final class Letters {
    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String NONE_LEFT = "-";

    private final Notebook notebook;
    private final Map<String, String> ofThings = new TreeMap<>();
    private final Map<String, String> ofKinds = new TreeMap<>();

    /** As the notebook has them from earlier. */
    public Letters(Notebook notebook) {
        this.notebook = notebook;
        notebook.letters().forEach((name, letter) -> (isNumber(name) ? ofThings : ofKinds).put(name, letter));
    }

    private static boolean isNumber(String name) {
        return name.chars().allMatch(Character::isDigit);
    }

    /** Gives letters to the things that are new; a fifty-third thing gets {@code -}. */
    public void assign(List<Item> pack) {
        Map<String, String> before = all();
        ofThings.keySet().retainAll(pack.stream().map(Letters::number).collect(Collectors.toSet()));
        for (Item item : pack) {
            String letter = ofThings.computeIfAbsent(number(item), _ -> free(item.kind()));
            ofKinds.put(item.kind(), letter);
        }
        Map<String, String> now = all();
        if (!now.equals(before)) {
            notebook.keep(now);
        }
    }

    private Map<String, String> all() {
        Map<String, String> all = new TreeMap<>(ofKinds);
        all.putAll(ofThings);
        return all;
    }

    private static String number(Item item) {
        return String.valueOf(item.id());
    }

    /** The letter that such a thing had, else the first that nothing else ever had, else the first that nothing has. */
    private String free(String kind) {
        Predicate<String> isFree = letter -> !ofThings.containsValue(letter);
        Stream<String> own = Stream.ofNullable(ofKinds.get(kind)).filter(isFree);
        Stream<String> fresh = alphabet().filter(isFree).filter(letter -> !ofKinds.containsValue(letter));
        return Stream.of(own, fresh, alphabet().filter(isFree))
                .flatMap(letters -> letters)
                .findFirst()
                .orElse(NONE_LEFT);
    }

    private static Stream<String> alphabet() {
        return ALPHABET.chars().mapToObj(Character::toString);
    }

    /** The letter of a thing in the pack. */
    public char of(Item item) {
        return ofThings.getOrDefault(number(item), NONE_LEFT).charAt(0);
    }
}
