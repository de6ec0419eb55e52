package gnaw.cluster;

import gnaw.cli.sweep.Luggage;
import gnaw.cli.sweep.Work;
import gnaw.lab.LabMisuse;
import java.io.Serializable;
import java.nio.file.Path;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction2;

/** Does a piece of work, wherever Spark runs it. */
final class WorkTask<R, W extends Work<R>> extends AbstractFunction2<TaskContext, Iterator<W>, Outcome<R>>
        implements Serializable {
    private static final long serialVersionUID = 1;

    private final Broadcast<Luggage> luggage;
    private final int java = Runtime.version().feature();

    WorkTask(Broadcast<Luggage> luggage) {
        this.luggage = luggage;
    }

    @Override
    public Outcome<R> apply(TaskContext context, Iterator<W> works) {
        if (Runtime.version().feature() != java) {
            return new Outcome.Refused<>(OtherJava.sentence(Runtime.version().feature(), java));
        }
        try {
            return new Outcome.Done<>(works.next().in(home()));
        } catch (LabMisuse refusal) {
            return new Outcome.Refused<>(refusal.getMessage());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /** Among the files that Spark lays out for this process, and removes. */
    private Path home() throws Exception {
        return luggage.value().unpacked(Path.of(SparkFiles.getRootDirectory()));
    }
}
