package gnaw.cluster;

import gnaw.lab.GameResult;
import gnaw.lab.LabMisuse;
import gnaw.lab.simulate.ResultsJson;
import java.util.function.Consumer;
import scala.runtime.AbstractFunction2;
import scala.runtime.BoxedUnit;

/** Takes in the shares as they come back, whichever comes first: Spark calls it once for each, one at a time. */
final class Returns extends AbstractFunction2<Object, Played, BoxedUnit> {
    private final Consumer<GameResult> afterEach;

    Returns(Consumer<GameResult> afterEach) {
        this.afterEach = afterEach;
    }

    @Override
    public BoxedUnit apply(Object share, Played played) {
        if (!played.refusal().isEmpty()) {
            throw new LabMisuse(played.refusal());
        }
        played.games().forEach(line -> afterEach.accept(ResultsJson.read(line, GameResult.class)));
        return BoxedUnit.UNIT;
    }
}
