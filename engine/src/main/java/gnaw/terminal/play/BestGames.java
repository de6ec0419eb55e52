package gnaw.terminal.play;

import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.SearchList;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.List;

/** The games that have ended: what they come to, and each of the best to be seen again. */
record BestGames(Host host, Captions words) {
    /** The entry that leads to them. */
    Choice choice() {
        return new Choice(
                'b',
                words.of(Caption.BEST_GAMES),
                () -> ErrorText.orPage("The best games cannot be read", () -> ViewChange.open(list())));
    }

    private SearchList list() {
        List<Choice> games = host.scores().stream()
                .map(game -> new Choice(Key.of(' '), game.told(), "text", () -> seenAgain(game)))
                .toList();
        return new SearchList(words.of(Caption.BEST_GAMES), Text.plain(host.statistics()), games);
    }

    private ViewChange seenAgain(Host.Finished game) {
        return game.film()
                .map(film -> ViewChange.loading(() -> ErrorText.orPage(
                        words.of(Caption.BEST_GAMES), () -> ViewChange.open(new FilmView(film.get())))))
                .orElseGet(
                        () -> ViewChange.open(Card.of("", List.of(Text.plain(words.of(Caption.NO_FILM))), List.of())));
    }
}
