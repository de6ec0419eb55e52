package gnaw.terminal.screen;

import java.util.ArrayList;
import java.util.List;

/** Choices that tell when they are taken. */
abstract class WithChoices {
    /** What was taken, in order. */
    final List<String> taken = new ArrayList<>();

    /** A choice that closes its menu. */
    Choice choice(char key, String text) {
        return new Choice(key, text, () -> {
            taken.add(text);
            return ViewChange.CLOSE;
        });
    }

    /** Three fruits, by the letters a, b and z. */
    Menu fruit() {
        return Menu.of(
                "Which?", List.of(), List.of(choice('a', "an apple"), choice('b', "a pear"), choice('z', "a plum")));
    }
}
