package gnaw.mod;

import com.google.gson.JsonElement;
import com.google.gson.JsonIOException;
import com.google.gson.JsonParser;
import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/** A mod's {@code mod.json}, read strictly. */
final class ModFile {
    /** The cells of the file; {@code mod.schema.json} describes the same. */
    static final List<String> CELLS = List.of(
            "$schema",
            "id",
            "name",
            "description",
            "version",
            "gnaw",
            "requires",
            "after",
            "conflicts",
            "provides",
            "settings",
            "renamed",
            "title",
            "practice",
            "translation");

    static final String NAME = "mod.json";
    private static final String FIRST_API = "1.0.0";
    private static final String TO_THE_NEXT = " Write \"gnaw\": \"^" + Mod.SCRIPT_API
            + "\" there: then ./gnaw check names each word that is called otherwise now, with its line.";
    private static final long MOST_BYTES = 64L << 10;
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private final Path folder;
    private final String name;

    private ModFile(Path folder) {
        this.folder = folder;
        this.name = folder.getFileName() + "/" + NAME;
    }

    /** The mod in a folder; a {@link ScriptError} tells everything that is wrong with its {@code mod.json}. */
    static Mod read(Path folder) {
        ModFile file = new ModFile(folder);
        JsonElement json = file.parse();
        if (!json.isJsonObject()) {
            throw file.error("An object is wanted: { \"id\": …, \"name\": …, … }.");
        }
        CellPlaces places = file.places();
        List<String> problems = new ArrayList<>();
        places.repeated()
                .forEach((cell, place) -> problems.add(place + "  The cell \"" + cell + "\" is there already."));
        Mod mod = file.mod(new ModCells("", json.getAsJsonObject(), places, problems));
        if (!problems.isEmpty()) {
            throw file.error(problems);
        }
        return mod;
    }

    /** What words of the base game have become, by its {@code renamed.json}, if it has one. */
    static Map<String, String> renamed(Path scripts) {
        return words(scripts, ModFile::now);
    }

    /** What is told of those of these words that will still do in this version. */
    static Map<String, String> oldWords(Path scripts) {
        Map<String, String> told = new LinkedHashMap<>(words(scripts, ModFile::told));
        told.values().removeIf(String::isEmpty);
        return Collections.unmodifiableMap(told);
    }

    private static Map<String, String> words(Path scripts, Function<JsonElement, String> word) {
        Path file = scripts.resolve("renamed.json");
        if (!Files.exists(file)) {
            return Map.of();
        }
        try (Reader text = Files.newBufferedReader(file)) {
            Map<String, String> renamed = new LinkedHashMap<>();
            JsonParser.parseReader(text)
                    .getAsJsonObject()
                    .asMap()
                    .forEach((old, now) -> renamed.put(old, word.apply(now)));
            return Collections.unmodifiableMap(renamed);
        } catch (IOException | RuntimeException wrong) {
            throw new ScriptError(
                    "base/renamed.json  It must be an object: old names, and what they have become, as texts"
                            + " or as { \"now\": …, \"since\": … }.");
        }
    }

    private static String now(JsonElement word) {
        return word.isJsonObject() ? word.getAsJsonObject().get("now").getAsString() : word.getAsString();
    }

    /** What a word is called now and since when, for as long as the old one will do; or "". */
    private static String told(JsonElement word) {
        String since = word.isJsonObject() ? word.getAsJsonObject().get("since").getAsString() : "";
        return since.isEmpty() || !Versions.fits(Mod.SCRIPT_API, "^" + since)
                ? ""
                : "which is called " + now(word) + " since version " + since
                        + ": write that, for the next version will not know the old word.";
    }

    private JsonElement parse() {
        Path file = folder.resolve(NAME);
        if (!Files.exists(file)) {
            throw error("There is no such file, and a mod says in it what it is. ./gnaw new makes one.");
        }
        if (!Files.isRegularFile(file)) {
            throw error("This is no file that can be read.");
        }
        if (ReadableFiles.size(file) > MOST_BYTES) {
            throw error("It is larger than the " + (MOST_BYTES >> 10) + " KB that it may have.");
        }
        try (Reader text = Files.newBufferedReader(file)) {
            return StrictJson.read(text);
        } catch (StrictJson.Malformed wrong) {
            throw new ScriptError(name + wrong.spot().told() + "  " + wrong.getMessage());
        } catch (JsonIOException | IOException unreadable) {
            throw error("The file cannot be read.");
        }
    }

    private CellPlaces places() {
        try (JsonReader json = new JsonReader(Files.newBufferedReader(folder.resolve(NAME)))) {
            return CellPlaces.of(json);
        } catch (IOException changed) {
            throw error("The file cannot be read.");
        }
    }

    private Mod mod(ModCells cells) {
        cells.only(CELLS);
        checkVersions(cells);
        return new Mod(
                id(cells),
                folder,
                cells.text("name"),
                cells.text("description"),
                cells.text("version"),
                requires(cells),
                others(cells, "after"),
                others(cells, "conflicts"),
                cells.textOrTexts("provides"),
                settings(cells),
                cells.textsByName("renamed", "{\"items.bun\": \"items.roll\"}"),
                cells.text("title", ""),
                cells.flag("practice"),
                cells.flag("translation"));
    }

    /** The ids of mods; that of the mod itself can have come there only by mistake. */
    private List<String> others(ModCells cells, String cell) {
        List<String> ids = cells.texts(cell);
        requireOthers(cells, cell, ids);
        return ids;
    }

    private void requireOthers(ModCells cells, String cell, Collection<String> ids) {
        if (ids.contains(folder.getFileName().toString())) {
            cells.problem(cell, "The cell \"" + cell + "\" names the mod itself.");
        }
    }

    private String id(ModCells cells) {
        String id = cells.text("id");
        String called = folder.getFileName().toString();
        if (!id.isEmpty() && !id.equals(called)) {
            cells.problem(
                    "id",
                    "The id is \"" + id + "\", but the folder is called \"" + called + "\". Both must be the same.");
        }
        if (!mayBeCalled(called)) {
            cells.problem(
                    "id",
                    "A mod cannot be called \"" + called
                            + "\": small letters, digits and dashes will do, but not base or gnaw.");
        }
        return called;
    }

    static boolean mayBeCalled(String id) {
        return ID.matcher(id).matches() && !id.equals(Mod.BASE) && !id.equals(Mod.ENGINE);
    }

    private static void checkVersions(ModCells cells) {
        String version = cells.text("version");
        if (!version.isEmpty() && !Versions.isVersion(version)) {
            cells.problem(
                    "version", "The version \"" + version + "\" is none: three numbers such as 1.2.3 are wanted.");
        }
        String wanted = cells.text("gnaw", "*");
        checkRange(cells, "gnaw", wanted);
        if (Versions.isRange(wanted) && !Versions.fits(Mod.SCRIPT_API, wanted)) {
            cells.problem(
                    "gnaw",
                    "It is made for version " + wanted + " of the script API, and this Gnaw has " + Mod.SCRIPT_API + "."
                            + (Versions.fits(FIRST_API, wanted) ? TO_THE_NEXT : ""));
        }
    }

    private Map<String, String> requires(ModCells cells) {
        Map<String, String> requires = cells.textsByName("requires", "{\"market\": \"^1.0.0\"}");
        requireOthers(cells, "requires", requires.keySet());
        requires.forEach((mod, range) -> checkRange(cells, "requires." + mod, range));
        return requires;
    }

    private static void checkRange(ModCells cells, String cell, String range) {
        if (!Versions.isRange(range)) {
            cells.problem(
                    cell,
                    "The cell \"" + cell + "\" is \"" + range
                            + "\", which is no range of versions such as ^1.2 or >=1.2 <2.");
        }
    }

    private static Map<String, Setting> settings(ModCells cells) {
        Map<String, Setting> settings = new LinkedHashMap<>();
        cells.objects("settings")
                .forEach((name, of) -> new SettingReader(of).read().ifPresent(setting -> settings.put(name, setting)));
        return Collections.unmodifiableMap(settings);
    }

    private ScriptError error(String problem) {
        return error(List.of("  " + problem));
    }

    private ScriptError error(List<String> problems) {
        return new ScriptError(String.join(
                "\n",
                problems.stream().distinct().map(problem -> name + problem).toList()));
    }
}
