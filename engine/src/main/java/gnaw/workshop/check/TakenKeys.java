package gnaw.workshop.check;

import gnaw.mod.Mod;
import gnaw.script.table.CellHistory;
import gnaw.script.table.Change;
import gnaw.script.table.ChangeHistory;
import gnaw.script.table.TableContents;
import gnaw.script.table.TableContents.Row;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds keys that two commands want. Only one of them gets the key, and the other is left to the menu without a word. */
final class TakenKeys {
    /** The tables whose rows may propose keys; what stands first here gets the key. */
    private static final List<String> COMMANDS = List.of("actions", "verbs");

    private final Collection<String> engineKeys;
    private final Map<String, Claim> owners = new HashMap<>();
    private final List<Finding> findings = new ArrayList<>();

    /** A row that wants a key, and whoever gave it that. */
    private record Claim(String name, Row row, String mod, String place) {
        boolean isOfMod() {
            return !mod.equals(Mod.BASE);
        }
    }

    private TakenKeys(Collection<String> engineKeys) {
        this.engineKeys = engineKeys;
    }

    /** A warning for each key that is wanted twice, at the row of the mod that is to blame, or where it gave the key to a row of others. */
    static List<Finding> of(List<TableContents> tables, ChangeHistory history, Collection<String> engineKeys) {
        TakenKeys keys = new TakenKeys(engineKeys);
        for (String name : COMMANDS) {
            Map<String, Change> given = history.all(name).stream()
                    .filter(cell -> cell.path().endsWith(".key"))
                    .collect(Collectors.toMap(
                            CellHistory::row, cell -> cell.steps().getLast()));
            tables.stream()
                    .filter(table -> table.name().equals(name))
                    .flatMap(table -> table.rows().stream())
                    .forEach(row -> keys.claim(claim(name + "." + row.id(), row, given)));
        }
        return keys.findings;
    }

    private static Claim claim(String name, Row row, Map<String, Change> given) {
        return Optional.ofNullable(given.get(name))
                .filter(by -> !by.mod().equals(row.mod()))
                .map(by -> new Claim(name, row, by.mod(), by.place()))
                .orElse(new Claim(name, row, row.mod(), row.place()));
    }

    private void claim(Claim claim) {
        for (String key : claim.row.texts().getOrDefault("key", "").split(" +")) {
            if (engineKeys.contains(key)) {
                warn(claim, claim.name + " does not get the key " + key + ", which is the engine's. Choose another.");
            } else if (!key.isEmpty()) {
                Optional.ofNullable(owners.putIfAbsent(key, claim)).ifPresent(owner -> warn(key, owner, claim));
            }
        }
    }

    private void warn(String key, Claim owner, Claim loser) {
        if (owner.isOfMod() && !loser.isOfMod()) {
            warn(owner, owner.name + " takes the key " + key + " from " + loser.name + ". Choose another.");
        } else {
            warn(
                    loser,
                    loser.name + " does not get the key " + key + ", which " + owner.name + " has. Choose another.");
        }
    }

    private void warn(Claim claim, String text) {
        findings.add(Finding.warning(claim.place, text));
    }
}
