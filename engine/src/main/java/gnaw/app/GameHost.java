package gnaw.app;

import gnaw.app.console.DeveloperConsole;
import gnaw.game.Game;
import gnaw.game.GameProblem;
import gnaw.game.RuleFailure;
import gnaw.game.SavedGame;
import gnaw.mod.Mod;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.save.Kept;
import gnaw.save.Kept.KeptMod;
import gnaw.save.OptionsFile;
import gnaw.save.Owner;
import gnaw.save.ScoreLine;
import gnaw.save.UnreadableSave;
import gnaw.save.UnwritableSave;
import gnaw.script.Reload;
import gnaw.script.Rulebook;
import gnaw.terminal.play.Developer;
import gnaw.terminal.play.Host;
import gnaw.terminal.play.ModShelf;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ThreadLocalRandom;

/** The games of one player: begins them, keeps them on disk, and writes down how they ended. */
public final class GameHost implements Host, AutoCloseable {
    /** Seeds of chance are short enough to be told to a friend. */
    private static final long SEEDS = 1_000_000_000;

    private final ScriptChoice options;
    private final Optional<Long> seed;
    private final FaultLog log;
    private final BlackBox blackBox;
    private final KeptGame kept;
    private final Autosave autosave;
    private final PlayersMods mods;
    private final List<String> losses = new ArrayList<>();
    private volatile Optional<Rulebook> loaded = Optional.empty();
    private Optional<Game> current = Optional.empty();
    private Optional<DeveloperConsole> developer = Optional.empty();

    /**
     * Loads the scripts that the player wants; where mods are broken, the base game alone.
     *
     * @param options find the mods of a kept game
     * @param chosen what the player has switched on
     * @throws ScriptError if the base game is broken
     */
    public GameHost(ScriptChoice options, OptionsFile chosen, Optional<Long> seed, Path data, FaultLog log) {
        this.options = options;
        this.seed = seed;
        this.log = log;
        this.blackBox = new BlackBox(log.folder().resolve("replays"));
        this.kept = new KeptGame(data);
        this.autosave = new Autosave(kept::write);
        this.mods = new PlayersMods(options, chosen, this::load);
    }

    /** The rules that are played now. */
    public Rulebook rules() {
        return loaded.orElseThrow();
    }

    @Override
    public ModShelf shelf() {
        return mods;
    }

    @Override
    public Optional<String> kept() {
        return readable().map(found -> where(found.game()) + with(ids(found)));
    }

    /** The latest game that can be read; what became of those that cannot is told at the title. */
    private Optional<Kept> readable() {
        try {
            return kept.read();
        } catch (UnreadableSave lost) {
            losses.add(lost.getMessage());
            return readable();
        }
    }

    @Override
    public List<String> takeLosses() {
        List<String> taken = List.copyOf(losses);
        losses.clear();
        return taken;
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

    private String where(SavedGame game) {
        return captions().of(Caption.KEPT_AT, Map.of("depth", game.depth(), "turn", game.turn()));
    }

    /** A game goes on with its own mods; they are named where they are not those that are on now. */
    private String with(List<String> ids) {
        if (ids.equals(mods())) {
            return "";
        }
        return ", "
                + (ids.isEmpty()
                        ? captions().of(Caption.KEPT_WITHOUT)
                        : captions().of(Caption.KEPT_WITH, "mods", String.join(", ", ids)));
    }

    @Override
    public Game begin(OptionalLong chosen) {
        useScripts(mods.scripts());
        long number = chosen.orElseGet(
                () -> seed.orElseGet(() -> ThreadLocalRandom.current().nextLong(SEEDS)));
        autosave.begins();
        return play(Game.begin(rules(), number));
    }

    @Override
    public Game resume() {
        Kept found = kept.read().orElseThrow(() -> new IllegalStateException("No game is kept."));
        Game game = Game.restore(rulesOf(found), found.game());
        autosave.isKept(game);
        return play(game);
    }

    @Override
    public String changesSinceKept() {
        return kept.read()
                .map(found -> new ChangesSinceSave(found.mods(), RecordedMods.of(rulesOf(found))).line())
                .orElse("");
    }

    private Rulebook rulesOf(Kept kept) {
        useScripts(scriptsOf(kept));
        return rules();
    }

    /** The scripts as they are now of the mods that a kept game was played with. */
    private Scripts scriptsOf(Kept kept) {
        try {
            return options.scripts(ids(kept), kept.settings());
        } catch (ScriptError error) {
            throw new ScriptError("The game was played with " + String.join(", ", namesOf(kept))
                    + ", and cannot go on without:\n" + error.getMessage());
        }
    }

    private static List<String> namesOf(Kept kept) {
        return kept.mods().stream()
                .skip(1)
                .map(mod -> mod.id() + " " + mod.version())
                .toList();
    }

    private static List<String> ids(Kept kept) {
        return kept.mods().stream().skip(1).map(KeptMod::id).toList();
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
        autosave.keep(() -> kept(game.save(), rules()));
    }

    @Override
    public Optional<String> unkept() {
        return autosave.trouble();
    }

    private static Kept kept(SavedGame state, Rulebook rules) {
        return Kept.of(state, RecordedMods.of(rules), rules.scripts().settingWords());
    }

    @Override
    public Optional<String> passed(Game game) {
        Rulebook rules = rules();
        return autosave.pass(game, state -> kept(state, rules));
    }

    /** Waits until what {@link #passed} keeps is on disk. */
    public void finishWriting() {
        autosave.finish();
    }

    @Override
    public Optional<String> bury(Game game) {
        boolean counts = game.isOver() && !game.world().isTouched();
        Optional<ScoreLine> score = counts ? Optional.of(ScoreLine.of(game, ids(rules().scripts()))) : Optional.empty();
        autosave.forget();
        current = Optional.empty();
        return kept.bury(score);
    }

    @Override
    public RuleFailure failed(RuleFailure failure) {
        RuleFailure told = record(GameProblem.of(failure))
                .map(file -> failure.playedAgainBy("./gnaw replay " + XdgFolders.shown(file)))
                .orElse(failure);
        log.write(told.card());
        return told;
    }

    /** Something inside Gnaw has failed in play. Keeps the game as it is; answers why it could not, if so. */
    public Optional<String> crashed(RuntimeException fault) {
        log.write(fault);
        record(GameProblem.of(fault)).ifPresent(file -> log.write("The game until then: ./gnaw replay " + file));
        try {
            living().ifPresent(this::write);
            return Optional.empty();
        } catch (RuntimeException unkept) {
            return Optional.of(String.valueOf(unkept.getMessage()));
        }
    }

    /** Keeps a replay of the game that went wrong. */
    private Optional<Path> record(GameProblem problem) {
        return current.flatMap(game -> blackBox.write(game, rules(), problem));
    }

    @Override
    public Game reload(Game game) {
        Reload reload = Reload.of(game, rules().scripts());
        loaded = Optional.of(reload.rules());
        return play(reload.game());
    }

    /** From now on the screens offer what somebody needs who writes rules; the console begins with these lines. */
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
        current.filter(Game::isOver).ifPresent(this::bury);
        current = Optional.empty();
    }

    private Optional<Game> living() {
        return current.filter(game -> !game.isOver());
    }

    private Game play(Game game) {
        current = Optional.of(game);
        return game;
    }

    private void useScripts(Scripts scripts) {
        if (!scripts.equals(rules().scripts())) {
            load(scripts);
        }
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
