package gnaw.cluster;

import gnaw.cli.sweep.Work;
import gnaw.lab.LabMisuse;
import java.util.List;
import java.util.function.BiConsumer;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Takes in what comes back, whichever comes first: Spark calls it once for each piece of work, one at a time. */
final class Returns<R, W extends Work<R>> extends AbstractFunction2<Object, Outcome<R>, BoxedUnit> {
    private final List<W> works;
    private final BiConsumer<W, R> afterEach;

    Returns(List<W> works, BiConsumer<W, R> afterEach) {
        this.works = works;
        this.afterEach = afterEach;
    }

    @Override
    public BoxedUnit apply(Object index, Outcome<R> outcome) {
        switch (outcome) {
            case Outcome.Done<R>(R result) -> afterEach.accept(works.get((int) index), result);
            case Outcome.Refused<R>(String sentence) -> throw new LabMisuse(sentence);
        }
        return BoxedUnit.UNIT;
    }
}
