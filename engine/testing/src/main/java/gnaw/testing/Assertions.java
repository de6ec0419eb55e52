package gnaw.testing;

/** The way in: all assertions of AssertJ, and those that speak of the game. */
public final class Assertions extends org.assertj.core.api.Assertions {
    private Assertions() {}

    /** What a test says of somebody. */
    public static BeingAssert assertThat(Being being) {
        return new BeingAssert(being);
    }

    /** What a test says of the world. */
    public static WorldAssert assertThat(TestWorld world) {
        return new WorldAssert(world);
    }

    /** What a test says of many games. */
    public static GamesAssert assertThat(Games games) {
        return new GamesAssert(games);
    }
}
