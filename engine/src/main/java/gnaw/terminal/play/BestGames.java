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
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The games that have ended: what they come to, and each of the best, whole and to be seen again. */
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
                .map(game -> new Choice(Key.of(' '), game.told(), "text", () -> ViewChange.open(card(game))))
                .toList();
        return new SearchList(words.of(Caption.BEST_GAMES), Text.plain(host.statistics()), games);
    }

    /** All that its row says, for a list cuts what is wider than the window: the seed stands at the end. */
    private Card card(Host.Finished game) {
        Stream<String> unseen = game.film().isPresent() ? Stream.of() : Stream.of("", words.of(Caption.NO_FILM));
        return Card.of(
                "",
                Text.plain(Stream.concat(Stream.of(game.told().strip()), unseen).toList()),
                game.film().map(film -> new Choice('w', words.of(Caption.WATCH), () -> seenAgain(film))).stream()
                        .toList());
    }

    private ViewChange seenAgain(Supplier<Film> film) {
        return ViewChange.loading(() ->
                ErrorText.orPage(words.of(Caption.BEST_GAMES), () -> ViewChange.instead(new FilmView(film.get()))));
    }
}
