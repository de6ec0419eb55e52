package gnaw.terminal.help;

import gnaw.game.Catalog;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Page;
import gnaw.terminal.screen.SearchList;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/**
 * All keys on a page, and behind it the manual. In what the manual says, keys are named as they are bound.
 *
 * @param manual what the rules tell of themselves
 */
public record Help(Captions words, Keymap keymap, Collection<Catalog.Chapter> manual) {
    /** The page of keys; one more press of the key that mostly opens it leads to the manual. */
    public View keys() {
        Page page = Page.of(words.of(Caption.HELP), keymap.help());
        return manual.isEmpty()
                ? page
                : page.leading(new Choice('?', words.of(Caption.MANUAL), () -> ViewChange.open(contents())));
    }

    /** The chapters with all that they say, so that each word of theirs can be searched for. */
    private SearchList contents() {
        return new SearchList(
                words.of(Caption.MANUAL), manual.stream().map(this::entry).toList());
    }

    private Choice entry(Catalog.Chapter chapter) {
        String said = keymap.tell(chapter.text());
        String oneLine = said.lines().collect(Collectors.joining(" "));
        return new Choice(
                ' ', chapter.title() + ": " + oneLine, () -> ViewChange.open(Page.of(chapter.title(), lines(said))));
    }

    /** Paragraphs with a blank line between them. */
    private static List<Text> lines(String said) {
        return Text.plain(
                said.lines().collect(Collectors.joining("\n\n")).lines().toList());
    }
}
