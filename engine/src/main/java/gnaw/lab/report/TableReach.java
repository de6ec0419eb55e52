package gnaw.lab.report;

import java.util.List;

/**
 * The part of a table that the games of a page have reached.
 *
 * @param mod who wrote the rows; a table that others add to is there once for each of them
 * @param reached so many of the {@code rows}
 * @param never the ids of those that no game reached
 * @param together the ids of those that games only met along with all others
 */
public record TableReach(String mod, String table, int rows, int reached, List<String> never, List<String> together) {}
