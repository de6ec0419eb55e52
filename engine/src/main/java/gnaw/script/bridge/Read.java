package gnaw.script.bridge;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a rule has found out for its answer: a fact that it has read, or looked for where there is none, or what a {@link Lookup} told it.
 *
 * @param name of the fact or the look-up
 * @param value empty if there is no such fact
 * @param changes how often what is viewed had changed then, if the fact depends on nothing else
 * @param call how it was looked up, if it was
 */
record Read(Facts<?> view, String name, Optional<Object> value, OptionalInt changes, Optional<Lookup.Call> call) {
    static Read of(Facts<?> view, String name, Optional<Object> value) {
        OptionalInt changes = view.isOfItself(name) ? OptionalInt.of(view.changes()) : OptionalInt.empty();
        return new Read(view, name, value, changes, Optional.empty());
    }

    static Read of(Facts<?> view, Lookup.Call call, Object found) {
        return new Read(view, call.question().name(), Optional.of(found), OptionalInt.empty(), Optional.of(call));
    }

    /** Whether nothing that the fact depends on has changed. */
    boolean isUntouched(Facts<?> viewNow) {
        return view == viewNow && changes.isPresent() && changes.getAsInt() == view.changes();
    }

    /** Whether the other fact is untouched if this one is. */
    boolean dependsOnTheSameAs(Read other) {
        return view == other.view && changes.isPresent() && changes.equals(other.changes);
    }

    /** What would be found out now of the view in place of this one, with others in place of some that a look-up was given. */
    Optional<Object> now(Facts<?> viewNow, Map<Facts<?>, Facts<?>> instead) {
        return call.isPresent() ? call.get().again(instead) : viewNow.find(name);
    }

    boolean isStillSo(Optional<Object> now) {
        return now.isPresent() ? value.isPresent() && Facts.isSame(value.get(), now.get()) : value.isEmpty();
    }
}
