package gnaw.workshop.docs;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Mod;
import gnaw.script.Shelf;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The types of what players of a mod may choose. */
class SettingTypesTest {
    private static final String SETTINGS = """
            , "settings": {
              "rate": { "type": "number", "default": 2.5, "text": "How fast (*/ in any way)." },
              "when": { "type": "choice", "choices": ["day", "a \\"dark\\" night"], "default": "day", "text": "When." },
              "is-loud": { "type": "yes/no", "default": true, "text": "Whether it is told." },
              "motto": { "type": "text", "default": "Dry!", "text": "What is said." }
            }""";

    @TempDir
    private Path folder;

    private Mod drought(String settings) {
        Shelf shelf = new Shelf(folder);
        shelf.holding("drought", """
                { "id": "drought", "name": "Drought", "description": "Wells run dry.", "version": "2.0.1", "gnaw": "*"%s }
                """.formatted(settings));
        return shelf.mods().found().get("drought");
    }

    @Test
    void eachSettingHasItsTypeAndItsText() {
        assertThat(SettingTypes.added(drought(SETTINGS))).isEqualTo("""

                interface Settings {
                  /** Whether it is told. */
                  readonly "is-loud": boolean;
                  /** What is said. */
                  readonly "motto": string;
                  /** How fast (* / in any way). */
                  readonly "rate": number;
                  /** When. */
                  readonly "when": "day" | "a \\"dark\\" night";
                }
                """);
    }

    @Test
    void aModWithoutSettingsAddsNothing() {
        assertThat(SettingTypes.added(drought(""))).isEmpty();
    }

    @Test
    void theFilesOfAModHaveAModuleOfTheirOwn() {
        assertThat(
                        SettingTypes.module(
                                drought(
                                        ", \"settings\": { \"rate\": { \"type\": \"number\", \"default\": 2, \"text\": \"How fast.\" } }")))
                .isEqualTo("""
                        declare module "gnaw:drought" {
                          export * from "gnaw";
                          export const settings: () => {
                          /** How fast. */
                          readonly "rate": number;
                          };
                        }
                        """);
    }
}
