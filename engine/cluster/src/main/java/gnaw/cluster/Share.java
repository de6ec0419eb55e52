package gnaw.cluster;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/** Games with seeds one after the other, which are played together and, when a machine is lost, played again together. */
record Share(long seed, int games) implements Serializable {
    /** How many shares there are for each core: the last ones may take longer than others. */
    private static final int FOR_EACH_CORE = 4;

    /** What is lost with a machine is never more than so many games. */
    private static final int MOST = 500;

    /** The shares of these seeds, which ascend, for so many cores. */
    static List<Share> of(List<Long> seeds, int cores) {
        int most = Math.clamp(Math.ceilDiv(seeds.size(), cores * FOR_EACH_CORE), 1, MOST);
        List<Share> shares = new ArrayList<>();
        for (long seed : seeds) {
            if (shares.isEmpty() || !shares.getLast().takes(seed, most)) {
                shares.add(new Share(seed, 1));
            } else {
                shares.add(shares.removeLast().withOneMore());
            }
        }
        return shares;
    }

    private boolean takes(long next, int most) {
        return games < most && next == seed + games;
    }

    private Share withOneMore() {
        return new Share(seed, games + 1);
    }
}
