package gnaw.script.context;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The memory that is left in use after a collection: if that is much, this process runs short; the rest may be rubbish. For one
 * thread.
 */
final class LastingMemory {
    /** The share of the room for what lasts; a collection that finds more in use frees so little that the next ones follow at once. */
    private static final double MOST = 0.7;

    private final Optional<MemoryPoolMXBean> lasting = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP && pool.isCollectionUsageThresholdSupported())
            .max(Comparator.comparingLong(pool -> pool.getUsage().getMax()));

    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans().stream()
            .filter(collector -> lasting.filter(pool -> cleans(collector, pool)).isPresent())
            .toList();

    private long collections = count();

    private static boolean cleans(GarbageCollectorMXBean collector, MemoryPoolMXBean pool) {
        return Arrays.asList(collector.getMemoryPoolNames()).contains(pool.getName());
    }

    /** True once for each collection that leaves too much. */
    boolean runsShort() {
        long now = count();
        if (now == collections) {
            return false;
        }
        collections = now;
        return lasting.map(MemoryPoolMXBean::getCollectionUsage)
                .filter(LastingMemory::isTooMuch)
                .isPresent();
    }

    private static boolean isTooMuch(MemoryUsage usage) {
        return usage.getUsed() > MOST * usage.getMax();
    }

    private long count() {
        long count = 0;
        for (GarbageCollectorMXBean collector : collectors) {
            count += collector.getCollectionCount();
        }
        return count;
    }
}
