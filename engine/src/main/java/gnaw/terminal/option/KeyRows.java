package gnaw.terminal.option;

import gnaw.terminal.key.Binding;
import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ReservedKeys;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Rows;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Every command with its keys, to be given others; the first row gives all of them their usual ones again. */
final class KeyRows implements View {
    private final OptionSource source;
    private final OptionShelf shelf;
    private final Rows rows = new Rows(() -> 1 + bindings().size());
    private Captions words = Captions.ENGLISH;
    private Optional<Text> said = Optional.empty();

    KeyRows(OptionSource source) {
        this.source = source;
        this.shelf = source.options();
    }

    private Keymap keymap() {
        return shelf.chosen().keymap(source::usualKeys);
    }

    private List<Binding> bindings() {
        return keymap().bindings();
    }

    /** The binding of the marked row; empty on the first row, which is about all. */
    private Optional<Binding> marked() {
        return bindings().stream()
                .skip(Math.max(0, rows.marked() - 1))
                .findFirst()
                .filter(_ -> rows.marked() > 0);
    }

    @Override
    public void paint(Canvas canvas) {
        words = canvas.captions();
        Text foot = said.orElse(new Text(words.of(Caption.KEYS_FOOT), "dim"));
        rows.paint(canvas, words.of(Caption.TOPIC_KEYS), allRows(), foot);
    }

    private List<Rows.Row> allRows() {
        List<Rows.Row> all = new ArrayList<>();
        all.add(new Rows.Row(words.of(Caption.KEYS_USUAL), List.of()));
        bindings().forEach(binding -> all.add(new Rows.Row(line(binding), List.of())));
        return all;
    }

    private String line(Binding binding) {
        String keys = String.join(" ", binding.keys().stream().map(Key::name).toList());
        return "%-16s %s".formatted(keys.isEmpty() ? words.of(Caption.IN_MENU) : keys, binding.words());
    }

    @Override
    public ViewChange onKey(Key key) {
        said = Optional.empty();
        return switch (key.name()) {
            case "Enter", "Space" -> change();
            case "Delete", "Backspace", "d" -> marked().map(this::without).orElse(ViewChange.STAY);
            case "u" -> marked().map(this::usual).orElse(ViewChange.STAY);
            default -> rows.onKey(key);
        };
    }

    @Override
    public ViewChange onWheel(int notches) {
        return rows.onWheel(notches);
    }

    @Override
    public ViewChange onClick(Input.Click click) {
        rows.onClick(click);
        return ViewChange.STAY;
    }

    private ViewChange change() {
        return ViewChange.open(
                marked().<View>map(binding -> new KeyPrompt(binding, keymap(), key -> give(binding, key)))
                        .orElseGet(this::question));
    }

    private Card question() {
        Choice yes = new Choice('y', words.of(Caption.YES), () -> {
            keep(Map.of());
            return ViewChange.CLOSE;
        });
        return Card.question(words.of(Caption.KEYS_USUAL) + "?", words.of(Caption.NO), yes);
    }

    /** The new key comes first: prompts name it. */
    private void give(Binding binding, Key key) {
        List<Key> keys = Stream.concat(Stream.of(key), binding.keys().stream())
                .distinct()
                .toList();
        keep(binding, keys);
        said = said.or(() -> Optional.of(
                new Text(words.of(Caption.KEY_GIVEN, Map.of("key", key, "what", binding.words())), "good")));
    }

    /** It can still be chosen from the menu of all commands, whose key nobody can take away. */
    private ViewChange without(Binding binding) {
        keep(binding, List.of());
        said = said.or(() -> binding.keys().stream()
                .filter(key -> ReservedKeys.need(key).isPresent())
                .flatMap(key -> keymap().refusal(key, binding.command()).stream())
                .map(why -> new Text(why, "warn"))
                .findFirst());
        return ViewChange.STAY;
    }

    private ViewChange usual(Binding binding) {
        Map<String, List<String>> keys = shelf.chosen().keys();
        keys.remove(binding.command().commandId());
        keep(keys);
        return ViewChange.STAY;
    }

    private void keep(Binding binding, List<Key> chosen) {
        Map<String, List<String>> keys = new TreeMap<>(shelf.chosen().keys());
        keys.put(binding.command().commandId(), chosen.stream().map(Key::name).toList());
        keep(keys);
    }

    private void keep(Map<String, List<String>> keys) {
        said = shelf.bind(keys).map(why -> new Text(why, "warn"));
    }
}
