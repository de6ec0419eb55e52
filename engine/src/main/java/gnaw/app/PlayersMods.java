package gnaw.app;

import gnaw.mod.Mod;
import gnaw.mod.ModToggle;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.mod.Setting;
import gnaw.save.Options;
import gnaw.terminal.play.ModEntry;
import gnaw.terminal.play.ModShelf;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The mods that the player has switched on, remembered from one start to the next. What the command line says overrules them, and then
 * nothing is remembered.
 */
final class PlayersMods implements ModShelf {
    private final ScriptChoice scriptChoice;
    private final PlayersOptions kept;
    private final Consumer<Scripts> load;
    private final Supplier<Captions> words;
    private Options chosen;
    private String notice;
    private Mods found;
    private Scripts scripts;
    private volatile Optional<Trouble> trouble = Optional.empty();

    /**
     * Loads the mods of the command line, or else those of the file; where they are broken, the base game alone.
     *
     * @param load loads what is to be played; a {@link ScriptError} tells what is wrong with it, and what was loaded stays
     * @param words the player's language, as soon as something is loaded
     * @throws ScriptError if the base game is broken
     */
    PlayersMods(ScriptChoice scriptChoice, PlayersOptions kept, Consumer<Scripts> load, Supplier<Captions> words) {
        this.scriptChoice = scriptChoice;
        this.kept = kept;
        this.load = load;
        this.words = words;
        this.chosen = scriptChoice.overruling(kept.options());
        this.found = scriptChoice.found();
        this.scripts = scriptChoice.scripts(List.of(), List.of());
        open();
        this.notice = kept.notice().orElseGet(() -> scriptChoice.overrules() ? overruled(chosen.mods()) : "");
    }

    private String overruled(List<String> ids) {
        return ids.isEmpty()
                ? words.get().of(Caption.OVERRULED_BY_NONE)
                : words.get().of(Caption.OVERRULED, "mods", String.join(", ", ids));
    }

    /** What is loaded. */
    Scripts scripts() {
        return scripts;
    }

    private void open() {
        try {
            adopt(chosen);
            trouble = Optional.empty();
        } catch (ScriptError error) {
            if (error.mods().contains(Mod.BASE) || chosen.mods().isEmpty()) {
                throw error;
            }
            trouble = Optional.of(new Trouble(error.getMessage(), error.mods()));
            play(scriptChoice.scripts(List.of(), List.of()));
        }
    }

    private void adopt(Options wish) {
        play(scripts(wish));
        chosen = wish;
    }

    private Scripts scripts(Options wish) {
        List<String> on = found.choose(wish.mods()).mods().stream().map(Mod::id).toList();
        return scriptChoice.scripts(wish.mods(), ModEntries.settingWords(wish, on, found));
    }

    /** What is played when a game begins with that mod, too; with what is for practice goes no other but the player's language. */
    Scripts scriptsWith(String id) {
        boolean isAlone = found.found().get(id).isPractice();
        return scripts(chosen.with(
                isAlone
                        ? Stream.concat(Stream.of(id), translations()).toList()
                        : new ModToggle(found, chosen.mods()).on(id).on()));
    }

    /** The base game alone, in the player's language. */
    Scripts scriptsAlone() {
        return scripts(chosen.with(translations().toList()));
    }

    /** Whether anything is on that is more than another language. */
    boolean changesTheGame() {
        return scripts.added().stream().anyMatch(mod -> !mod.isTranslation());
    }

    private Stream<String> translations() {
        return scripts.added().stream().filter(Mod::isTranslation).map(Mod::id);
    }

    private void play(Scripts wished) {
        load.accept(wished);
        scripts = wished;
    }

    private void remember() {
        if (!scriptChoice.overrules()) {
            kept.keep(kept.options().withModsOf(chosen));
        }
    }

    @Override
    public Optional<Trouble> trouble() {
        return trouble;
    }

    @Override
    public String notice() {
        return notice;
    }

    @Override
    public List<ModEntry> entries() {
        List<String> on = scripts.added().stream().map(Mod::id).toList();
        return new ModEntries(found, chosen, words.get()).entries(on);
    }

    @Override
    public String turn(String id, boolean on) {
        ModToggle switching = new ModToggle(found, chosen.mods());
        ModToggle.Turned turned = on ? switching.on(id) : switching.off(id);
        adopt(chosen.with(turned.on()));
        remember();
        return turned.told();
    }

    @Override
    public void set(String id, String name, String value) {
        Setting setting = found.found().get(id).settings().get(name);
        if (setting.read(value).isEmpty()) {
            throw new ScriptError("\"" + value + "\" will not do: " + name + " must be " + setting.wanted() + ".");
        }
        adopt(chosen.with(id + "." + name, value));
        remember();
    }

    @Override
    public void refresh() {
        found = scriptChoice.found();
        if (trouble.isPresent()) {
            open();
        } else {
            adopt(chosen);
        }
    }

    @Override
    public void leaveOut(List<String> ids) {
        for (String id : ids) {
            chosen = chosen.with(new ModToggle(found, chosen.mods()).off(id).on());
        }
        open();
        notice = words.get().of(Caption.LEFT_OUT, "mods", String.join(", ", ids));
    }
}
