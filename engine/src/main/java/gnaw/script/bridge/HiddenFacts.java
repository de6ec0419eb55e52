package gnaw.script.bridge;

import gnaw.game.Catalog.MeterKind;
import gnaw.game.Catalog.Owner;
import gnaw.game.MemoType;
import gnaw.mod.ScriptError;
import gnaw.script.load.LoadedScripts;
import gnaw.script.source.ModProblem;
import gnaw.script.source.ModProblems;
import gnaw.script.source.Modules;
import gnaw.script.table.Change;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Meters that are called as something else is that rules read of their owners: with them nobody could read that any more. */
public final class HiddenFacts {
    private final LoadedScripts loaded;

    private HiddenFacts(LoadedScripts loaded) {
        this.loaded = loaded;
    }

    /**
     * Refuses scripts that have such meters.
     *
     * @throws ScriptError that tells of each where it was added
     */
    public static void refuse(LoadedScripts loaded, Modules modules) {
        HiddenFacts facts = new HiddenFacts(loaded);
        ModProblems problems = new ModProblems();
        for (MeterKind meter : loaded.catalog().meters().values()) {
            facts.hidden(meter).ifPresent(what -> {
                Change last = loaded.tables().lastChange("meters", meter.name());
                problems.add(ModProblem.at(
                        last.mod(),
                        last.place(),
                        List.of(last.row()),
                        "The meter \"" + meter.name() + "\" would hide " + what + ": call it something else.",
                        modules));
            });
        }
        if (!problems.isEmpty()) {
            throw problems.told();
        }
    }

    private Optional<String> hidden(MeterKind meter) {
        FactTable<?> facts = facts(meter.owner());
        if (facts.own(meter.name()).isPresent()) {
            return Optional.of("the fact of that name, which every " + facts.type() + " has");
        }
        String table = facts.belongings().table();
        return meter.holds() == MemoType.NUMBER && isSomethingElse(meter.name(), table)
                ? Optional.of("the cell of that name, which rows of " + table + " have and which is no number")
                : Optional.empty();
    }

    private static FactTable<?> facts(Owner owner) {
        return switch (owner) {
            case HERO, CREATURE -> CreatureFacts.TABLE;
            case ITEM, KIND -> ItemFacts.TABLE;
            case TILE -> PlaceFacts.TILE;
            case LEVEL -> LevelFacts.TABLE;
            case WORLD -> WorldFacts.TABLE;
        };
    }

    private boolean isSomethingElse(String cell, String table) {
        return loaded.tables().described(table).contains(cell)
                && loaded.tables().rows(table).values().stream()
                        .filter(row -> row.given().hasMember(cell))
                        .map(row -> row.given().getMember(cell))
                        .anyMatch(HiddenFacts::isNoNumber);
    }

    /** A cell may be there and say nothing. */
    private static boolean isNoNumber(Value cell) {
        return !cell.isNull() && !cell.isNumber();
    }
}
