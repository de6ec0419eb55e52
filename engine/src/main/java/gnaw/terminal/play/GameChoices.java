package gnaw.terminal.play;

import gnaw.game.Game;
import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** The games that can begin or go on, as the first screen offers them. */
final class GameChoices {
    private static final String UNREADABLE = "The game cannot go on now";

    private final Host host;
    private final Captions words;

    GameChoices(Host host, Captions words) {
        this.host = host;
        this.words = words;
    }

    /** The kept game first, if there is one. */
    List<Choice> all() {
        List<Choice> entries = new ArrayList<>();
        host.games()
                .kept()
                .ifPresent(kept -> entries.add(game('c', words.of(Caption.CONTINUE, "where", kept.where()), kept)));
        entries.add(
                new Choice('n', words.of(Caption.NEW_GAME), () -> begin(new Beginning.Usual(OptionalLong.empty()))));
        addTitled(entries);
        entries.add(loading('d', words.of(Caption.DAILY, "date", host.today()), new Beginning.Daily()));
        entries.add(loading('w', words.of(Caption.WEEKLY, "week", host.thisWeek()), new Beginning.Weekly()));
        entries.add(new Choice('s', words.of(Caption.SEED), () -> ViewChange.open(seed())));
        if (host.games().hasOthers()) {
            entries.add(new Choice('o', words.of(Caption.OTHER_GAMES), () -> ViewChange.loading(this::others)));
        }
        return entries;
    }

    /** Mods may offer to begin with them. */
    private void addTitled(List<Choice> entries) {
        char key = '1';
        for (ModEntry mod : host.shelf().entries()) {
            if (!mod.title().isEmpty()) {
                entries.add(loading(key++, words.titleOf(mod.id(), mod.title()), new Beginning.With(mod.id())));
            }
        }
    }

    private Choice loading(char key, String text, Beginning wanted) {
        return new Choice(key, text, () -> ViewChange.loading(() -> ErrorText.orPage(UNREADABLE, () -> begin(wanted))));
    }

    private Choice game(char key, String text, Waiting game) {
        return new Choice(key, text, () -> ViewChange.loading(() -> goOn(game)));
    }

    private ViewChange others() {
        List<Choice> games = new ArrayList<>();
        for (Waiting game : host.games().others()) {
            games.add(game((char) ('a' + games.size()), game.where(), game));
        }
        return ViewChange.open(Menu.of(words.of(Caption.OTHER_GAMES), List.of(), games));
    }

    /** Where the rules of the kept game cannot be read, that is told, and the game waits until they can. */
    private ViewChange goOn(Waiting game) {
        return ErrorText.orPage(UNREADABLE, () -> {
            List<String> lacks = game.lacks();
            return lacks.isEmpty() ? resumed(game) : ViewChange.open(without(game, lacks));
        });
    }

    private Card without(Waiting game, List<String> lacks) {
        List<Text> told = new ArrayList<>(Text.plain(lacks));
        told.add(Text.plain(""));
        told.add(Text.plain(words.of(Caption.GO_ON_WITHOUT)));
        return Card.of(
                words.of(Caption.LACKS),
                told,
                List.of(
                        new Choice(
                                'y',
                                words.of(Caption.YES),
                                () -> ViewChange.loading(() -> ErrorText.orPage(UNREADABLE, () -> resumed(game)))),
                        new Choice('n', words.of(Caption.NO), () -> ViewChange.CLOSE)));
    }

    private ViewChange resumed(Waiting game) {
        String changes = game.changes();
        Play play = new Play(host, game.resume());
        if (!changes.isEmpty()) {
            play.note((play.messages().notice().text() + " " + changes).strip(), "warn");
        }
        return ViewChange.only(play);
    }

    private Prompt seed() {
        return new Prompt(
                words.of(Caption.WHICH_SEED),
                text -> Prompt.noNumber(text, words),
                text -> begin(new Beginning.Usual(OptionalLong.of(Long.parseLong(text.strip())))));
    }

    private ViewChange begin(Beginning wanted) {
        Choice yes = new Choice('y', words.of(Caption.YES), () -> play(host.begin(wanted)));
        return host.games()
                .replacedBy(wanted)
                .map(kept -> ViewChange.open(
                        Card.question(words.of(Caption.LOSE, "where", kept.where()), yes, words.of(Caption.NO))))
                .orElseGet(() -> yes.taken().get());
    }

    private ViewChange play(Game game) {
        return ViewChange.only(new Play(host, game));
    }
}
