package gnaw.workshop.docs;

import com.google.gson.Gson;
import gnaw.mod.Mod;
import gnaw.mod.Setting;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The types of a mod's settings, as its mod.json describes them. */
public final class SettingTypes {
    private static final Gson JSON = new Gson();

    private SettingTypes() {}

    /**
     * A module that is "gnaw" for the files of one mod alone: there, {@code settings()} answers its own settings and no others. The types
     * of several mods are checked together, and each has its own.
     */
    public static String module(Mod mod) {
        return "declare module \"gnaw:%s\" {\n  export * from \"gnaw\";\n  export const settings: () => {\n%s  };\n}\n"
                .formatted(mod.id(), members(mod));
    }

    /** What is added to the interface of settings in the mod's own file; nothing for a mod without. */
    static String added(Mod mod) {
        return mod.settings().isEmpty() ? "" : "\ninterface Settings {\n" + members(mod) + "}\n";
    }

    private static String members(Mod mod) {
        return new TreeMap<>(mod.settings())
                .entrySet().stream()
                        .map(setting -> "  /** %s */\n  readonly %s: %s;\n"
                                .formatted(
                                        setting.getValue().text().replace("*/", "* /"),
                                        JSON.toJson(setting.getKey()),
                                        type(setting.getValue())))
                        .collect(Collectors.joining());
    }

    private static String type(Setting setting) {
        return switch (setting) {
            case Setting.Range _ -> "number";
            case Setting.OneOf one -> one.choices().stream().map(JSON::toJson).collect(Collectors.joining(" | "));
            case Setting.YesNo _ -> "boolean";
            case Setting.Words _ -> "string";
        };
    }
}
