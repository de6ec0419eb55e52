package gnaw.app;

import gnaw.app.KeptGames.Found;
import gnaw.app.console.DeveloperConsole;
import gnaw.game.Catalog;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.game.SavedGame;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.save.Daily;
import gnaw.save.Kept;
import gnaw.save.Morgue;
import gnaw.save.Owner;
import gnaw.save.Replay;
import gnaw.save.ReplayFile;
import gnaw.save.ScoreLine;
import gnaw.save.UnwritableSave;
import gnaw.script.Reload;
import gnaw.script.Rulebook;
import gnaw.terminal.atlas.Notebook;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ScriptKeys;
import gnaw.terminal.option.OptionShelf;
import gnaw.terminal.play.Developer;
import gnaw.terminal.play.Film;
import gnaw.terminal.play.Host;
import gnaw.terminal.play.ModShelf;
import gnaw.terminal.play.Waiting;
import gnaw.terminal.screen.FaultReport;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/** The games of one player: begins them, keeps them on disk, and writes down how they ended. */
public final class GameHost implements Host, AutoCloseable {
    private static final int SCORES = 50;

    /** Seeds of chance are short enough to be told to a friend. */
    private static final long SEEDS = 1_000_000_000;

    private final ScriptChoice options;
    private final PlayersOptions chosen;
    private final Optional<Long> seed;
    private final FailureReports reports;
    private final KeptGames kept;
    private final StoryFiles stories;
    private final Films films;
    private final Autosave autosave;
    private final PlayersMods mods;
    private final ReadableSaves saves;
    private final Clock clock = Clock.systemUTC();
    private volatile Optional<Rulebook> loaded = Optional.empty();
    private Optional<Game> current = Optional.empty();
    private Optional<String> recovered = Optional.empty();
    private Optional<DeveloperConsole> developer = Optional.empty();

    /**
     * Loads the scripts that the player wants; where mods are broken, the base game alone.
     *
     * @param options find the mods of a kept game
     * @param chosen what the player has switched on, and how he likes the screen
     * @throws ScriptError if the base game is broken
     */
    public GameHost(ScriptChoice options, PlayersOptions chosen, Optional<Long> seed, Path data, FaultLog log) {
        this.options = options;
        this.chosen = chosen;
        this.seed = seed;
        this.reports = new FailureReports(log);
        this.kept = new KeptGames(data);
        this.saves = new ReadableSaves(kept);
        this.stories = new StoryFiles(new Morgue(data));
        this.films = new Films(data);
        this.mods = new PlayersMods(options, chosen, this::load);
        this.autosave =
                new Autosave(kept::write, kept::journal, () -> chosen.options().syncEvery());
    }

    /** The rules that are played now. */
    public Rulebook rules() {
        return loaded.orElseThrow();
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
    public OptionShelf options() {
        return chosen;
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
    public Optional<Waiting> kept() {
        return first().map(this::waiting);
    }

    /** Who names mods at the start means the game with them. */
    private Optional<Found> first() {
        Optional<Found> named = options.overrules() ? saves.of(mods()) : Optional.empty();
        return named.or(() -> saves.newestFirst().stream().findFirst());
    }

    @Override
    public Optional<Waiting> replacedBy(Beginning wanted) {
        return saves.of(ids(scripts(wanted))).map(this::waiting);
    }

    @Override
    public boolean keepsOthers() {
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

    private Waiting waiting(Found found) {
        return new WaitingGame(found, this, options);
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

    @Override
    public Captions captions() {
        return rules().catalog().captions();
    }

    @Override
    public Game begin(Beginning wanted) {
        Scripts scripts = scripts(wanted);
        use(scripts);
        autosave.begins();
        films.begins();
        kept.writeTo(saves.placeFor(ids(scripts)));
        return play(Game.begin(rules(), seed(wanted)));
    }

    private Scripts scripts(Beginning wanted) {
        return switch (wanted) {
            case Beginning.Usual _ -> mods.scripts();
            case Beginning.With(String mod) -> mods.scriptsWith(mod);
            case Beginning.Daily _ -> mods.scriptsAlone();
        };
    }

    private long seed(Beginning wanted) {
        return switch (wanted) {
            case Beginning.Usual(OptionalLong chosen) -> chosen.orElseGet(this::seedOfChance);
            case Beginning.With _ -> seedOfChance();
            case Beginning.Daily _ -> Daily.today(clock).seed();
        };
    }

    private long seedOfChance() {
        return seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SEEDS));
    }

    @Override
    public String today() {
        return Daily.today(clock).date().toString();
    }

    @Override
    public Optional<String> toShare(Game game) {
        return scored(game).flatMap(line -> line.daily().map(day -> captions()
                .of(
                        line.won() ? Caption.SHARE_WON : Caption.SHARE,
                        Map.of(
                                "date", day.date(),
                                "points", line.points(),
                                "killer", line.killer().isEmpty() ? line.cause() : line.killer(),
                                "depth", line.depth(),
                                "turn", line.turn()))));
    }

    /** What stands in the list of scores; nothing of a game that counts for nothing. */
    private Optional<ScoreLine> scored(Game game) {
        boolean isPractice = rules().scripts().added().stream().anyMatch(Mod::isPractice);
        boolean counts = game.isOver() && !game.world().isTouched() && !isPractice;
        return counts ? Optional.of(ScoreLine.of(game, ids(rules().scripts()))) : Optional.empty();
    }

    /** The kept game goes on where its journal ends, and is kept there at once. */
    Game goOn(Found found, Recovery recovery) {
        kept.goOn(found);
        films.goesOn(found.file().journal().until(found.kept().game()));
        tell(found, recovery);
        Game game = recovery.game();
        if (found.since().isEmpty()) {
            autosave.isKept(game, found.kept().game());
        } else {
            autosave.isUnkept(game);
            keepRecovered(game);
        }
        return play(game);
    }

    private void keepRecovered(Game game) {
        try {
            write(game);
            autosave.isKept(game, game.save());
        } catch (UnwritableSave _) {
            // The game goes on, and is written down behind its old journal: the screen tells why it is not saved.
        }
    }

    /** What is left of a kept game goes on in place of it. */
    Game goOnInPlaceOf(Found found, Recovery recovery) {
        films.goesOn(Optional.empty());
        tell(found, recovery);
        SavedGame left = recovery.game().save();
        kept.goOn(found);
        kept.replace(found, kept(left, rules()));
        autosave.isKept(recovery.game(), left);
        return play(recovery.game());
    }

    /** What cannot be played again is copied away before anything is written in its place. */
    private void tell(Found found, Recovery recovery) {
        recovered = recovery.told(captions(), () -> found.file().copyAside());
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
        return autosave.trouble();
    }

    private void write(Game game) {
        autosave.keep(game, () -> kept(game.save(), rules()));
    }

    @Override
    public boolean hasScores() {
        return !kept.scores().isEmpty();
    }

    @Override
    public List<Finished> scores() {
        return kept.scores().best(SCORES).stream().map(this::finished).toList();
    }

    private Finished finished(ScoreLine line) {
        String name = StoryFiles.name(line);
        return new Finished(line.told(), films.has(name) ? Optional.of(() -> film(name)) : Optional.empty());
    }

    /** A game is seen again with the mods that it was played with. */
    private Film film(String name) {
        Replay replay = new ReplayFile(films.file(name)).read();
        Rulebook rules = use(options.scripts(replay.modIds(), replay.settings()));
        return new Film(
                () -> replay.journal().start().game(rules), replay.journal().intents());
    }

    @Override
    public List<String> statistics() {
        return new Statistics(kept.scores().all()).told(captions());
    }

    @Override
    public Optional<String> unkept() {
        return autosave.trouble();
    }

    private Kept kept(SavedGame state, Rulebook rules) {
        return kept.kept(state, RecordedMods.of(rules), rules.scripts().settingWords());
    }

    @Override
    public Optional<String> passed(Game game) {
        Rulebook rules = rules();
        Optional<String> news = recovered;
        recovered = Optional.empty();
        return autosave.pass(game, state -> kept(state, rules)).or(() -> news);
    }

    /** Waits until what {@link #passed} keeps is on disk. */
    public void finishWriting() {
        autosave.finish();
    }

    @Override
    public Optional<String> obituary(Game game) {
        films.write(StoryFiles.name(game.world()), game, rules());
        return Optional.of(stories.write(game, captions(), ids(rules().scripts())));
    }

    @Override
    public Optional<String> bury(Game game) {
        Optional<ScoreLine> score = scored(game);
        autosave.forget();
        current = Optional.empty();
        return kept.bury(score);
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
        Reload reload = Reload.of(game, rules().scripts());
        films.isReloaded(game);
        loaded = Optional.of(reload.rules());
        return play(reload.game());
    }

    /** From now on the screens offer what an author of rules needs; the console begins with these lines. */
    public void admitDeveloper(List<String> greeting) {
        developer = Optional.of(new DeveloperConsole(this::rules, this::play, greeting));
    }

    @Override
    public Optional<Developer> developer() {
        return developer.map(desk -> desk);
    }

    @Override
    public List<String> mods() {
        return ids(mods.scripts());
    }

    private static List<String> ids(Scripts scripts) {
        return scripts.added().stream().map(Mod::id).toList();
    }

    /** Where the scripts lie that are played; while they cannot be, all folders in which they may. May be called from any thread. */
    public List<Path> folders() {
        return mods.trouble().isPresent()
                ? options.folders()
                : rules().scripts().mods().stream().map(Mod::root).toList();
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
        if (!scripts.equals(rules().scripts())) {
            load(scripts);
        }
        return rules();
    }

    private void load(Scripts scripts) {
        Rulebook others = Rulebook.load(scripts);
        loaded.ifPresent(Rulebook::close);
        loaded = Optional.of(others);
    }

    @Override
    public void close() {
        developer.ifPresent(DeveloperConsole::close);
        autosave.close();
        kept.close();
        rules().close();
    }
}
