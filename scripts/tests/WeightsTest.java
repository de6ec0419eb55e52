package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing is found less often than never: a weight below 0 is refused at its line. */
class WeightsTest {
    @TempDir
    Path mods;

    @Test
    void ofThingsFoodAndFeelings() {
        assertThatThrownBy(() -> BaseWithMod.load(mods, "luck", """
                import { amend } from "gnaw";
                import { guaranteedFood, loot } from "base/content/loot.js";
                import { feelings } from "base/rules/feelings.js";
                amend(loot, { dagger: { weight: -1 } });
                amend(guaranteedFood, {
                  ration: { weight: -2 },
                });
                amend(feelings, { dark: { weight: -3 } });
                """)).hasMessage("""
                3 problems in luck:

                luck/main.js:4:25  while the scripts were loaded
                  loot.dagger.weight must be a number of 0 or more, but is number: -1.
                  4 | amend(loot, { dagger: { weight: -1 } });
                    |                         ^

                luck/main.js:6:13  while the scripts were loaded
                  guaranteedFood.ration.weight must be a number of 0 or more, but is number: -2.
                  6 |   ration: { weight: -2 },
                    |             ^

                luck/main.js:8:27  while the scripts were loaded
                  feelings.dark.weight must be a number of 0 or more, but is number: -3.
                  8 | amend(feelings, { dark: { weight: -3 } });
                    |                           ^""");
    }
}
