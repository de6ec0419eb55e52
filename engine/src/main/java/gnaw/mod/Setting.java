package gnaw.mod;

import gnaw.text.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A choice that a mod leaves to its player. Its values are numbers, texts or truths, as scripts see them. */
public sealed interface Setting {
    /** What it is unless the player says otherwise. */
    Object start();

    /** What it means, for the player. */
    String text();

    /** What may be said for it, such as "a number from 0 to 10". */
    String wanted();

    /** A value as a player would write it. */
    static String word(Object value) {
        return switch (value) {
            case Double number -> Numbers.text(number);
            case Boolean yes -> yes ? "yes" : "no";
            case Object word -> word.toString();
        };
    }

    /** Values that stand for all: each choice, yes and no, both bounds. None stand for texts, and for numbers that go on for ever. */
    List<Object> samples();

    /** The value that a word of the player's stands for; empty if it stands for none. */
    Optional<Object> read(String word);

    /** A number within bounds; both belong to it, and either may be infinite. */
    record Range(double min, double max, Double start, String text) implements Setting {
        @Override
        public String wanted() {
            boolean bounded = Double.isFinite(min) || Double.isFinite(max);
            return bounded ? "a number from " + Numbers.text(min) + " to " + Numbers.text(max) : "a number";
        }

        @Override
        public List<Object> samples() {
            return Stream.of(min, max)
                    .filter(Double::isFinite)
                    .<Object>map(bound -> bound)
                    .toList();
        }

        @Override
        public Optional<Object> read(String word) {
            return Numbers.read(word).stream()
                    .filter(value -> value >= min && value <= max)
                    .<Object>mapToObj(value -> value)
                    .findFirst();
        }
    }

    /** One of several words. */
    record OneOf(List<String> choices, String start, String text) implements Setting {
        @Override
        public String wanted() {
            return "one of " + String.join(", ", choices);
        }

        @Override
        public List<Object> samples() {
            return List.copyOf(choices);
        }

        @Override
        public Optional<Object> read(String word) {
            return choices.contains(word) ? Optional.of(word) : Optional.empty();
        }
    }

    /** Yes or no; scripts see {@code true} or {@code false}. */
    record YesNo(Boolean start, String text) implements Setting {
        @Override
        public String wanted() {
            return "yes or no";
        }

        @Override
        public List<Object> samples() {
            return List.of(true, false);
        }

        @Override
        public Optional<Object> read(String word) {
            return switch (word) {
                case "yes" -> Optional.of(true);
                case "no" -> Optional.of(false);
                default -> Optional.empty();
            };
        }
    }

    /** Any words. */
    record Words(String start, String text) implements Setting {
        @Override
        public String wanted() {
            return "a text";
        }

        @Override
        public List<Object> samples() {
            return List.of();
        }

        @Override
        public Optional<Object> read(String word) {
            return Optional.of(word);
        }
    }
}
