package gnaw.terminal.play;

import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Numbers;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Supplier;

/** The games that can begin or go on, as the first screen offers them. */
final class GameChoices {

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
                .ifPresent(kept -> entries.add(new Choice(
                        'c',
                        words.of(Caption.CONTINUE, "where", kept.where()),
                        () -> ViewChange.loading(() -> goOn(kept)))));
        entries.add(
                new Choice('n', words.of(Caption.NEW_GAME), () -> begin(new Beginning.Usual(OptionalLong.empty()))));
        addTitled(entries);
        entries.add(new Choice('d', dated(Caption.DAILY, "date", host.daily()), () -> load(new Beginning.Daily())));
        entries.add(new Choice('w', dated(Caption.WEEKLY, "week", host.weekly()), () -> load(new Beginning.Weekly())));
        entries.add(new Choice('s', words.of(Caption.SEED), () -> ViewChange.open(seed())));
        if (host.games().hasOthers()) {
            entries.add(new Choice('o', words.of(Caption.OTHER_GAMES), () -> ViewChange.loading(this::others)));
        }
        return entries;
    }

    private String dated(Caption caption, String time, Host.DatedGame game) {
        String named = words.of(caption, time, game.when());
        String told = game.leavesOut() ? named + ", " + words.of(Caption.KEPT_WITHOUT) : named;
        return game.points()
                .map(points -> words.of(Caption.DATED_PLAYED, Map.of("game", told, "points", points)))
                .orElse(told);
    }

    /** Mods may offer to begin with them. */
    private void addTitled(List<Choice> entries) {
        int place = 0;
        for (ModEntry mod : host.shelf().entries()) {
            if (!mod.title().isEmpty()) {
                entries.add(Choice.numbered(
                        place++, words.titleOf(mod.id(), mod.title()), () -> load(new Beginning.With(mod.id()))));
            }
        }
    }

    /** Other rules may have to be read for it first. */
    private ViewChange load(Beginning wanted) {
        return ViewChange.loading(() -> orWhy(() -> begin(wanted)));
    }

    private ViewChange others() {
        List<Choice> games = new ArrayList<>();
        for (Waiting game : host.games().others()) {
            games.add(Choice.lettered(games.size(), game.where(), () -> ViewChange.loading(() -> goOn(game))));
        }
        return ViewChange.open(Menu.of(words.of(Caption.OTHER_GAMES), List.of(), games));
    }

    /** Where the rules of the kept game cannot be read, that is told, and the game waits until they can. */
    private ViewChange goOn(Waiting game) {
        return orWhy(() -> {
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
                                'y', words.of(Caption.YES), () -> ViewChange.loading(() -> orWhy(() -> resumed(game)))),
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
                text -> Numbers.noWhole(text, words),
                text -> begin(new Beginning.Usual(OptionalLong.of(Long.parseLong(text.strip())))));
    }

    private ViewChange begin(Beginning wanted) {
        return host.games()
                .replacedBy(wanted)
                .map(kept -> ViewChange.open(lose(kept, wanted)))
                .orElseGet(() -> played(wanted));
    }

    /** Whoever asks for the game of the day once more may mean the one that waits. */
    private Card lose(Waiting kept, Beginning wanted) {
        return Card.question(
                words.of(host.games().hasOthers() ? Caption.LOSE_ONE : Caption.LOSE, "where", kept.where()),
                words.of(Caption.NO),
                new Choice('y', words.of(Caption.YES), () -> ViewChange.loading(() -> played(wanted))),
                new Choice('c', words.of(Caption.GO_ON_WITH_IT), () -> ViewChange.loading(() -> goOn(kept))));
    }

    /** Where its rules cannot be read, that is told. */
    private ViewChange played(Beginning wanted) {
        return orWhy(() -> ViewChange.only(new Play(host, host.begin(wanted))));
    }

    private ViewChange orWhy(Supplier<ViewChange> attempt) {
        return ErrorText.orPage(words.of(Caption.CANNOT_GO_ON), attempt);
    }
}
