package gnaw.terminal.play;

import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.terminal.atlas.Notebook;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** A host for a game that is only looked at: nothing is kept, and there is no other game. */
final class NoHost implements Host {
    private final Consumer<List<Event>> ear;

    /** A host that passes on what happens. */
    NoHost(Consumer<List<Event>> ear) {
        this.ear = ear;
    }

    @Override
    public void heard(List<Event> events) {
        ear.accept(events);
    }

    @Override
    public boolean isWatched() {
        return false;
    }

    @Override
    public GameShelf games() {
        return GameShelf.EMPTY;
    }

    @Override
    public Game begin(Beginning wanted) {
        throw new IllegalStateException("No new game begins here.");
    }

    @Override
    public DatedGame daily() {
        return new DatedGame("", false, Optional.empty());
    }

    @Override
    public DatedGame weekly() {
        return new DatedGame("", false, Optional.empty());
    }

    @Override
    public RuleFailure failed(RuleFailure failure) {
        return failure;
    }

    @Override
    public Notebook notebook() {
        return Notebook.NONE;
    }

    @Override
    public Optional<String> keep(Game game) {
        return Optional.empty();
    }

    @Override
    public Optional<String> unkept() {
        return Optional.empty();
    }

    @Override
    public Optional<String> passed(Game game) {
        return Optional.empty();
    }

    @Override
    public Optional<String> bury(Game game) {
        return Optional.empty();
    }

    @Override
    public Game reload(Game game) {
        return game;
    }

    @Override
    public List<String> mods() {
        return List.of();
    }

    @Override
    public ModShelf shelf() {
        throw new IllegalStateException("There are no mods to choose from here.");
    }
}
