package gnaw.game;

/** Is told of each question as soon as the rules have answered it: for those who count what happens. */
@FunctionalInterface
public interface QuestionListener {
    /** Whom nothing interests. */
    QuestionListener NOBODY = (_, _) -> {};

    /** The rules have answered, and what they wished has come true. */
    void answered(Happening happening, World world);
}
