package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import gnaw.script.source.EngineText;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Editors, which know the schema, and the loader take and refuse the same files. */
class ModSchemaTest {
    private static final JsonSchema SCHEMA =
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(EngineText.of("mod.schema.json"));

    private static final String PLAIN =
            "\"id\": \"soup\", \"name\": \"Soup\", \"description\": \"Hot.\", \"version\": \"1.2.3\"";

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\"gnaw\": \"^2.0\"",
                "\"$schema\": \"mod.schema.json\"",
                "\"requires\": { \"bread\": \">=1.0 <2\" }, \"after\": [\"bread\"], \"conflicts\": []",
                "\"provides\": \"hunger\"",
                "\"provides\": [\"hunger\", \"experience\"]",
                "\"renamed\": { \"old\": \"new\" }",
                "\"settings\": { \"a\": { \"type\": \"number\", \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"number\", \"min\": 0, \"max\": 3, \"default\": 1, \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"yes/no\", \"default\": true, \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"text\", \"default\": \"x\", \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"choice\", \"choices\": [\"x\"], \"default\": \"x\", \"text\": \"A\" } }"
            })
    void bothTake(String more) {
        assertThat(schemaTakes(file(more))).as("the schema").isTrue();
        assertThat(loaderTakes(file(more))).as("the loader").isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"colour\": 1",
                "\"gnaw\": 1",
                "\"after\": \"bread\"",
                "\"after\": [1]",
                "\"conflicts\": {}",
                "\"provides\": 1",
                "\"provides\": [1]",
                "\"requires\": [\"bread\"]",
                "\"requires\": { \"bread\": 1 }",
                "\"renamed\": { \"old\": 1 }",
                "\"settings\": []",
                "\"settings\": { \"a\": { \"type\": \"number\" } }",
                "\"settings\": { \"a\": { \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"colour\", \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"number\", \"default\": \"1\", \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"number\", \"minimum\": 1, \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"yes/no\", \"default\": \"yes\", \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"yes/no\", \"min\": 1, \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"text\", \"default\": 1, \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"choice\", \"choices\": [\"x\"], \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"choice\", \"default\": \"x\", \"text\": \"A\" } }",
                "\"settings\": { \"a\": { \"type\": \"choice\", \"choices\": [1], \"default\": \"x\", \"text\": \"A\" } }"
            })
    void bothRefuse(String more) {
        assertThat(schemaTakes(file(more))).as("the schema").isFalse();
        assertThat(loaderTakes(file(more))).as("the loader").isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{}",
                "{ \"id\": \"soup\", \"name\": \"Soup\", \"description\": \"Hot.\" }",
                "{ \"id\": \"soup\", \"name\": 1, \"description\": \"Hot.\", \"version\": \"1.2.3\" }",
                "{ \"id\": \"soup\", \"name\": \"Soup\", \"description\": \"Hot.\", \"version\": \"1.2\" }",
                "{ \"id\": \"Soup!\", \"name\": \"Soup\", \"description\": \"Hot.\", \"version\": \"1.2.3\" }"
            })
    void bothRefuseWhatLacksTheNecessary(String whole) {
        assertThat(schemaTakes(whole)).as("the schema").isFalse();
        assertThat(loaderTakes(whole)).as("the loader").isFalse();
    }

    private static String file(String more) {
        return "{ " + PLAIN + (more.isEmpty() ? "" : ", " + more) + " }";
    }

    private static boolean schemaTakes(String text) {
        return SCHEMA.validate(text, InputFormat.JSON).isEmpty();
    }

    private boolean loaderTakes(String text) {
        return new Shelf(folder).holding("soup", text).mods().found().containsKey("soup");
    }
}
