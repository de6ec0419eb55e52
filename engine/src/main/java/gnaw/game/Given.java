package gnaw.game;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The limits of a component of an {@link Effect} or {@link Action} that a script gives, beside its name and type. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Given {
    /** The table of whose rows a text is the id; "" for a plain text. */
    String id() default "";

    /** Whom or what a reference or a number means. */
    Means means() default Means.ANYTHING;

    /** The least whole number; for one that need not be whole see {@link #mayBeNegative}. */
    int least() default 0;

    /** Whether a number that need not be whole may be below 0. */
    boolean mayBeNegative() default true;

    /** The greatest whole number. */
    int most() default 1_000_000;

    /** The number where none is given; where that is no number, one must be. */
    double number() default Double.NaN;

    /** Whether a text may be left out, and is empty then. */
    boolean mayLack() default false;

    /** Whom or what something means. */
    enum Means {
        ANYTHING,
        CREATURE,
        THING
    }
}
