package gnaw.app;

import gnaw.app.KeptGames.Found;
import gnaw.app.console.DeveloperConsole;
import gnaw.game.Catalog;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.game.SavedGame.SavedPredecessor;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.save.ScoreLine;
import gnaw.save.UnwritableSave;
import gnaw.script.Rulebook;
import gnaw.terminal.atlas.Notebook;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ScriptKeys;
import gnaw.terminal.option.OptionShelf;
import gnaw.terminal.option.Preference;
import gnaw.terminal.play.Developer;
import gnaw.terminal.play.GameShelf;
import gnaw.terminal.play.Host;
import gnaw.terminal.play.ModShelf;
import gnaw.terminal.screen.FaultReport;
import gnaw.text.Captions;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The games of one player: begins them, keeps them on disk, and writes down how they ended. */
public final class GameHost implements Host, AutoCloseable {
    private final ScriptChoice scriptChoice;
    private final LoadedRules loaded;
    private final PlayersOptions playersOptions;
    private final FailureReports reports;
    private final KeptGames kept;
    private final Films films;
    private final FinishedGames finished;
    private final Keeping keeping;
    private final PlayersMods mods;
    private final NewGames beginnings;
    private final ReadableSaves saves;
    private final GameShelf games;
    private Optional<Game> current = Optional.empty();
    private Optional<DeveloperConsole> developer = Optional.empty();

    /**
     * Loads the scripts that the player wants; where mods are broken, the base game alone.
     *
     * @param scriptChoice finds the mods of a kept game
     * @param playersOptions what the player has switched on, and how he likes the screen
     * @throws ScriptError if the base game is broken
     */
    public GameHost(
            ScriptChoice scriptChoice, PlayersOptions playersOptions, Optional<Long> seed, Path data, FaultLog log) {
        this(scriptChoice, playersOptions, seed, data, log, Clock.systemUTC());
    }

    /** The same by another clock, which tells the day of the daily game. */
    public GameHost(
            ScriptChoice scriptChoice,
            PlayersOptions playersOptions,
            Optional<Long> seed,
            Path data,
            FaultLog log,
            Clock clock) {
        this(scriptChoice, Rulebooks.READ, playersOptions, seed, data, log, clock);
    }

    /** The same with rules that are read elsewhere. */
    GameHost(
            ScriptChoice scriptChoice,
            Rulebooks rulebooks,
            PlayersOptions playersOptions,
            Optional<Long> seed,
            Path data,
            FaultLog log,
            Clock clock) {
        this.scriptChoice = scriptChoice;
        this.loaded = new LoadedRules(rulebooks);
        this.playersOptions = playersOptions;
        this.reports = new FailureReports(log);
        this.kept = new KeptGames(data);
        this.saves = new ReadableSaves(kept);
        this.films = new Films(data);
        this.finished = new FinishedGames(data, kept.scores(), films, clock.withZone(ZoneId.systemDefault()));
        this.mods = new PlayersMods(scriptChoice, playersOptions, loaded::load, this::captions);
        this.beginnings = new NewGames(mods, seed, clock);
        this.games = new PlayersGames(kept, saves, beginnings, this, scriptChoice);
        this.keeping = new Keeping(kept, films, () -> playersOptions.options().syncEvery());
    }

    /** The rules that are played now. */
    public Rulebook rules() {
        return loaded.rules();
    }

    @Override
    public Collection<Catalog.Chapter> manual() {
        return rules().catalog().manual().values();
    }

    @Override
    public ModShelf shelf() {
        return mods;
    }

    @Override
    public void comesToTitle() {
        try {
            loaded.use(mods.scripts());
        } catch (ScriptError broken) {
            // The title speaks as the last game did: whoever begins another is told what is wrong.
        }
    }

    @Override
    public OptionShelf options() {
        return playersOptions;
    }

    @Override
    public Map<String, String> palettes() {
        Map<String, String> names = new LinkedHashMap<>();
        rules().catalog().palettes().forEach((id, palette) -> names.put(id, palette.name()));
        return names;
    }

    @Override
    public Keymap usualKeys(KeySet set) {
        return ScriptKeys.keymap(set, rules().catalog(), developer.isPresent());
    }

    @Override
    public GameShelf games() {
        return games;
    }

    @Override
    public Captions captions() {
        return rules().catalog().captions();
    }

    @Override
    public Game begin(Beginning wanted) {
        Scripts scripts = beginnings.scripts(wanted);
        loaded.use(scripts);
        keeping.begins();
        kept.writeTo(saves.placeFor(scripts.addedIds(), beginnings.span(wanted)));
        return play(Game.begin(rules(), beginnings.seed(wanted), predecessors(wanted)));
    }

    private List<SavedPredecessor> predecessors(Beginning wanted) {
        boolean areWelcome = playersOptions.chosen().has(Preference.PREDECESSORS) && beginnings.isByChance(wanted);
        return areWelcome ? finished.predecessors(rules()) : List.of();
    }

    @Override
    public DatedGame daily() {
        return finished.dated(beginnings.today(), beginnings.mods().changesTheGame());
    }

    @Override
    public DatedGame weekly() {
        return finished.dated(beginnings.thisWeek(), beginnings.mods().changesTheGame());
    }

    @Override
    public Optional<String> toShare(Game game) {
        return finished.toShare(game, rules());
    }

    /** The kept game goes on. */
    Game goOn(Found found, Recovery recovery) {
        keeping.goesOn(found, recovery, rules());
        return play(recovery.game());
    }

    /** What is left of a kept game goes on in place of it. */
    Game goOnInPlaceOf(Found found, Recovery recovery) {
        keeping.goesOnInPlaceOf(found, recovery, rules());
        return play(recovery.game());
    }

    @Override
    public Notebook notebook() {
        return kept.notebook();
    }

    @Override
    public Optional<String> keep(Game game) {
        try {
            write(game);
            current = Optional.empty();
        } catch (UnwritableSave _) {
            // The game goes on: the answer tells why.
        }
        return keeping.trouble();
    }

    private void write(Game game) {
        keeping.write(game, rules());
    }

    @Override
    public boolean hasScores() {
        return finished.areThere();
    }

    @Override
    public List<Finished> scores() {
        return finished.best(
                captions(), replay -> loaded.use(scriptChoice.scripts(replay.addedIds(), replay.settings())));
    }

    @Override
    public List<String> statistics() {
        return finished.statistics(captions());
    }

    @Override
    public Optional<String> unkept() {
        return keeping.trouble();
    }

    @Override
    public Optional<String> passed(Game game) {
        return keeping.passes(game, rules());
    }

    /** Waits until what {@link #passed} keeps is on disk. */
    public void finishWriting() {
        keeping.finish();
    }

    @Override
    public Optional<String> obituary(Game game) {
        return Optional.of(finished.write(game, rules()));
    }

    @Override
    public Optional<String> bury(Game game) {
        Optional<ScoreLine> score = finished.scored(game, rules());
        keeping.ends();
        current = Optional.empty();
        return kept.bury(score, () -> finished.lay(game, rules()));
    }

    @Override
    public RuleFailure failed(RuleFailure failure) {
        return reports.of(failure, current, this::rules);
    }

    /** Something inside Gnaw has failed in play. Keeps the game as it is; answers whether it could, and where the fault is told. */
    public FaultReport crashed(RuntimeException fault) {
        Optional<String> file = reports.write(fault, current, this::rules).map(XdgFolders::shown);
        try {
            living().ifPresent(this::write);
            return new FaultReport(Optional.empty(), file);
        } catch (RuntimeException unkept) {
            return new FaultReport(Optional.of(String.valueOf(unkept.getMessage())), file);
        }
    }

    @Override
    public Game reload(Game game) {
        Game reloaded = loaded.reload(game);
        films.reload(game);
        return play(reloaded);
    }

    /** From now on the screens offer what an author of rules needs; the console begins with these lines. */
    public void admitDeveloper(List<String> greeting) {
        developer = Optional.of(new DeveloperConsole(this::rules, this::play, greeting));
    }

    @Override
    public Optional<Developer> developer() {
        return developer.map(console -> console);
    }

    @Override
    public List<String> mods() {
        return mods.scripts().addedIds();
    }

    /** Where the scripts lie that are played; while they cannot be, all folders in which they may. May be called from any thread. */
    public List<Path> folders() {
        return mods.trouble().isPresent()
                ? everyFolder()
                : rules().scripts().mods().stream().map(Mod::root).toList();
    }

    /** All folders in which scripts may lie: known before any is read. */
    public List<Path> everyFolder() {
        return scriptChoice.folders();
    }

    /**
     * Keeps the game that is being played, if there is one, or buries it if it is over: what a closed window leaves behind.
     *
     * @throws UnwritableSave if it cannot be kept
     */
    public void keepCurrent() {
        living().ifPresent(this::write);
        current.filter(Game::isOver).ifPresent(game -> {
            obituary(game);
            bury(game);
        });
        current = Optional.empty();
    }

    private Optional<Game> living() {
        return current.filter(game -> !game.isOver());
    }

    private Game play(Game game) {
        current = Optional.of(game);
        return game;
    }

    /** These scripts from now on, loaded unless they are already. */
    Rulebook use(Scripts scripts) {
        return loaded.use(scripts);
    }

    @Override
    public void close() {
        developer.ifPresent(DeveloperConsole::close);
        keeping.close();
        kept.close();
        loaded.close();
    }
}
