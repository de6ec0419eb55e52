package gnaw.testing;

import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The rules under which a test is played: the base game, and the mods it names. On a method it stands in place of its class's.
 *
 * <p>A test method may ask for a {@link TestWorld}, its {@link Hero}, its {@link TestDice}, or the {@link gnaw.game.Rules} themselves. A rule
 * that fails in a test fails the test.
 */
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Inherited
@ExtendWith({RulesExtension.class, FirstFailure.class})
public @interface WithRules {
    /** The mods that are on, by id. */
    String[] mods() default {};

    /** What the player has set, each as {@code "mod.setting=value"}. */
    String[] settings() default {};
}
