package gnaw.workshop.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OnlyTestsTest {
    @Test
    void aTestThatLeavesOutAllOthersIsTold() {
        assertThat(OnlyTests.check("mine/cold.test.js", "test(\"one\", () => {});\n\ntest.only(\"two\", () => {});"))
                .containsExactly(Finding.warning(
                        "mine/cold.test.js:3:1", "test.only leaves out all other tests: write test again."));
    }

    @Test
    void oneThatIsSkippedIsNot() {
        assertThat(OnlyTests.check("mine/cold.test.js", "test.skip(\"one\", () => {});\nconst only = test;"))
                .isEmpty();
    }
}
