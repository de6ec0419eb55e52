package gnaw.terminal.atlas;

import gnaw.game.Depth;
import gnaw.game.Game;
import gnaw.terminal.screen.Card;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The levels that were seen, what is worth a walk on each, and the player's own notes. */
public final class Overview {
    private final Game game;
    private final Notebook notebook;
    private final Function<Sighting, ViewChange> goTo;
    private final Captions words;
    private final List<Sighting> sightings;

    /** {@code goTo} is what choosing a place of a level does. */
    public Overview(Game game, Notebook notebook, Function<Sighting, ViewChange> goTo) {
        this.game = game;
        this.notebook = notebook;
        this.goTo = goTo;
        this.words = game.world().catalog().captions();
        this.sightings = new Atlas(game).sightings();
    }

    /** A row for each level. */
    public Menu menu() {
        List<Choice> choices = new ArrayList<>();
        for (Depth level : new Atlas(game).levels()) {
            choices.add(Choice.lettered(choices.size(), row(level), () -> ViewChange.open(page(level))));
        }
        return Menu.of(words.of(Caption.OVERVIEW), List.of(), choices);
    }

    private String row(Depth level) {
        String here = level.equals(game.world().where()) ? " " + words.of(Caption.YOU_ARE_HERE) : "";
        String places = places(level).stream().map(Sighting::name).distinct().collect(Collectors.joining(", "));
        return FindList.nameOf(level, game)
                + here
                + (places.isEmpty() ? "" : ": " + places)
                + note(level).map(note -> " – " + note).orElse("");
    }

    private Optional<String> note(Depth level) {
        return Optional.ofNullable(notebook.notes().get(level));
    }

    /** Things are many: they stand in the list that is searched. */
    private List<Sighting> places(Depth level) {
        return on(level).stream()
                .filter(seen -> game.world()
                        .stage(level)
                        .orElseThrow()
                        .itemsAt(seen.at())
                        .isEmpty())
                .toList();
    }

    private List<Sighting> on(Depth level) {
        return sightings.stream().filter(seen -> seen.level().equals(level)).toList();
    }

    /** One level: its note, and where one can go. */
    private Menu page(Depth level) {
        List<Text> intro =
                note(level).map(note -> new Text(note, "bright")).stream().toList();
        List<Sighting> seen = on(level);
        List<Choice> choices = new ArrayList<>();
        choices.add(new Choice('n', words.of(Caption.WRITE_NOTE), () -> ViewChange.open(prompt(level))));
        if (!seen.isEmpty()) {
            choices.add(new Choice(
                    'g', words.of(Caption.GO_TO_LEVEL), () -> ViewChange.open(FindList.of(game, seen, goTo))));
        }
        return Menu.of(FindList.nameOf(level, game), intro, choices);
    }

    private Prompt prompt(Depth level) {
        return new Prompt(
                words.of(Caption.WHICH_NOTE, "level", FindList.nameOf(level, game)),
                _ -> Optional.empty(),
                text -> notebook.write(level, text.strip())
                        .<ViewChange>map(
                                why -> ViewChange.instead(Card.of("", List.of(new Text(why, "warn")), List.of())))
                        .orElse(ViewChange.HOME));
    }
}
