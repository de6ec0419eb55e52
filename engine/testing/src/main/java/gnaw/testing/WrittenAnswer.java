package gnaw.testing;

import gnaw.game.PortNames;
import gnaw.game.RecordParts;
import gnaw.text.Numbers;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a rule has answered, in the words of the scripts and without what is left out: {@code [say { text: "You stop." }]}. */
final class WrittenAnswer {
    private WrittenAnswer() {}

    static String of(Object answer) {
        return switch (answer) {
            case String text -> "\"" + text + "\"";
            case Double number -> Numbers.text(number);
            case Optional<?> perhaps -> perhaps.map(WrittenAnswer::of).orElse("nothing");
            case List<?> list -> list.stream().map(WrittenAnswer::of).collect(Collectors.joining(", ", "[", "]"));
            case Record whole -> PortNames.of(whole.getClass()) + parts(whole);
            default -> answer.toString();
        };
    }

    private static String parts(Record whole) {
        RecordParts parts = RecordParts.of(whole.getClass());
        String told = parts.list().stream()
                .map(part -> Map.entry(part.getName(), parts.value(whole, part.getName())))
                .filter(part ->
                        part.getValue().filter(value -> !isLeftOut(value)).isPresent())
                .map(part -> part.getKey() + ": " + of(part.getValue().orElseThrow()))
                .collect(Collectors.joining(", "));
        return told.isEmpty() ? "" : " { " + told + " }";
    }

    private static boolean isLeftOut(Object value) {
        return value.equals("") || value.equals(List.of());
    }
}
