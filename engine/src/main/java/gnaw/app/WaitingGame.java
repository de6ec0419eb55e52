package gnaw.app;

import gnaw.app.KeptGames.Found;
import gnaw.game.Catalog;
import gnaw.game.Depth;
import gnaw.game.Game;
import gnaw.game.Remains;
import gnaw.mod.Mod;
import gnaw.mod.Mods;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.save.Dated;
import gnaw.save.Kept;
import gnaw.save.Kept.KeptMod;
import gnaw.script.Rulebook;
import gnaw.terminal.play.Waiting;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A kept game, and the scripts as they are now of the mods that it was played with and that are still there. */
record WaitingGame(Found found, GameHost host, ScriptChoice scriptChoice) implements Waiting {
    @Override
    public String where() {
        return (found.since().isEmpty()
                        ? place(kept().game().depth(), kept().game().turn())
                        : place(
                                found.since().getLast().depth(),
                                found.since().getLast().turn()))
                + dated().orElseGet(this::with)
                + (found.hasEnded() ? ", " + words().of(Caption.KEPT_FOR_PRACTICE) : "");
    }

    /** Beside the dungeon by the name of the place, as far as the rules that are on know it. */
    private String place(Depth where, int turn) {
        return where.named()
                .map(id -> words().of(Caption.KEPT_BESIDE, placed(nameOf(id), where, turn)))
                .orElseGet(() -> words().of(Caption.KEPT_AT, placed("", where, turn)));
    }

    private String nameOf(String place) {
        Optional<Catalog.PlaceKind> known =
                Optional.ofNullable(host.rules().catalog().places().get(place));
        return known.map(Catalog.PlaceKind::name).orElse(place);
    }

    private static Map<String, Object> placed(String name, Depth where, int turn) {
        return Map.of("place", name, "depth", where.number(), "turn", turn);
    }

    /** Which daily or weekly game it is, if it is one: with mods it is none, so that nothing more need be said of them. */
    private Optional<String> dated() {
        return Dated.of(kept().game().seed()).filter(_ -> isPlain()).map(dated -> ", " + dated.named(words()));
    }

    /** Whether it has no mods but translations. */
    private boolean isPlain() {
        Map<String, Mod> there = scriptChoice.found().found();
        return kept().addedIds().stream()
                .allMatch(id -> there.containsKey(id) && there.get(id).isTranslation());
    }

    /** A game goes on with its own mods; they are named as the player knows them where they are not those that are on now. */
    private String with() {
        if (fits()) {
            return "";
        }
        Map<String, Mod> there = scriptChoice.found().found();
        List<String> mods = kept().addedIds().stream()
                .map(id -> Optional.ofNullable(there.get(id)).map(Mod::name).orElse(id))
                .toList();
        return ", "
                + (mods.isEmpty()
                        ? words().of(Caption.KEPT_WITHOUT)
                        : words().of(Caption.KEPT_WITH, "mods", String.join(", ", mods)));
    }

    @Override
    public boolean fits() {
        return kept().addedIds().equals(host.mods());
    }

    @Override
    public List<String> lacks() {
        List<String> lacks = new ArrayList<>();
        gone().forEach(mod -> lacks.add(words().of(Caption.MOD_GONE, "mod", mod.id() + " " + mod.version())));
        List<String> lost = remains().lost();
        if (!lost.isEmpty()) {
            lacks.add(words().of(Caption.ROWS_GONE, "names", String.join(", ", lost)));
        }
        return lacks;
    }

    @Override
    public String changes() {
        String changes = new ChangesSinceSave(kept().mods(), RecordedMods.of(rules()), words()).line();
        return found.hasEnded() ? (words().of(Caption.ENDED_BEFORE) + " " + changes).strip() : changes;
    }

    @Override
    public Game resume() {
        Remains remains = remains();
        Recovery recovery = Recovery.of(() -> Game.restore(rules(), remains.game()), found.since());
        if (found.hasEnded()) {
            recovery.game().cheat(List.of());
        }
        return gone().isEmpty() && remains.lost().isEmpty()
                ? host.goOn(found, recovery)
                : host.goOnInPlaceOf(found, recovery);
    }

    private Remains remains() {
        Rulebook rules = rules();
        return new Remains(rules, rules.migrated(kept().game(), kept().versions()));
    }

    private Kept kept() {
        return found.kept();
    }

    private Captions words() {
        return host.captions();
    }

    private Rulebook rules() {
        return host.use(scripts());
    }

    private Scripts scripts() {
        List<KeptMod> gone = gone();
        List<String> left = new ArrayList<>(kept().addedIds());
        left.removeAll(gone.stream().map(KeptMod::id).toList());
        List<String> settings = kept().settings().stream()
                .filter(word -> gone.stream().noneMatch(mod -> word.startsWith(mod.id() + ".")))
                .toList();
        try {
            return scriptChoice.scripts(left, settings);
        } catch (ScriptError error) {
            throw new ScriptError("The game was played with " + String.join(", ", names())
                    + ", and cannot go on without:\n" + error.getMessage());
        }
    }

    private List<String> names() {
        return kept().mods().stream()
                .skip(1)
                .map(mod -> mod.id() + " " + mod.version())
                .toList();
    }

    /** Mods that are nowhere, and those that require them; one that is there and broken can be mended. */
    private List<KeptMod> gone() {
        Mods mods = scriptChoice.found();
        List<KeptMod> gone = new ArrayList<>();
        for (KeptMod mod : kept().mods().subList(1, kept().mods().size())) {
            if (!mods.broken().containsKey(mod.id())
                    && isGone(Optional.ofNullable(mods.found().get(mod.id())), gone)) {
                gone.add(mod);
            }
        }
        return gone;
    }

    private static boolean isGone(Optional<Mod> mod, List<KeptMod> gone) {
        return mod.map(there -> gone.stream().anyMatch(other -> there.requires().containsKey(other.id())))
                .orElse(true);
    }
}
