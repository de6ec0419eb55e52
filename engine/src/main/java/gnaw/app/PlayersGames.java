package gnaw.app;

import gnaw.app.KeptGames.Found;
import gnaw.save.Owner;
import gnaw.terminal.play.GameShelf;
import gnaw.terminal.play.Host.Beginning;
import gnaw.terminal.play.Waiting;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The kept games of one player. */
final class PlayersGames implements GameShelf {
    private final KeptGames kept;
    private final ReadableSaves saves;
    private final NewGames beginnings;
    private final GameHost host;
    private final ScriptChoice scriptChoice;

    /**
     * @param beginnings tell which game a new one would replace
     * @param host lets kept games go on
     * @param scriptChoice finds the mods of a kept game
     */
    PlayersGames(KeptGames kept, ReadableSaves saves, NewGames beginnings, GameHost host, ScriptChoice scriptChoice) {
        this.kept = kept;
        this.saves = saves;
        this.beginnings = beginnings;
        this.host = host;
        this.scriptChoice = scriptChoice;
    }

    @Override
    public Optional<Waiting> kept() {
        return first().map(this::waiting);
    }

    /** If mods were named on the command line, the game with them is meant. */
    private Optional<Found> first() {
        Optional<Found> named = scriptChoice.overrules() ? saves.of(host.mods(), Optional.empty()) : Optional.empty();
        return named.or(() -> saves.newestFirst().stream().findFirst());
    }

    @Override
    public boolean hasOthers() {
        return elsewhere().isEmpty() && kept.areSeveral();
    }

    @Override
    public List<Waiting> others() {
        Optional<Path> shown = first().map(found -> found.file().file());
        return saves.newestFirst().stream()
                .filter(found -> !shown.equals(Optional.of(found.file().file())))
                .map(this::waiting)
                .toList();
    }

    @Override
    public Optional<Waiting> replacedBy(Beginning wanted) {
        return saves.of(beginnings.scripts(wanted).addedIds(), beginnings.span(wanted))
                .map(this::waiting);
    }

    private Waiting waiting(Found found) {
        return new WaitingGame(found, host, scriptChoice);
    }

    @Override
    public List<String> takeLosses() {
        return saves.takeLosses();
    }

    @Override
    public Optional<String> elsewhere() {
        return kept.rival().map(Owner::name);
    }

    @Override
    public boolean takeOver() {
        return kept.takeOver();
    }
}
