package gnaw.map;

/**
 * The kind of a cell: floor, wall, or whatever scripts invent. The ids are the scripts' own words; the map asks only whether one can
 * walk and see through.
 *
 * @param id the scripts' word for it, such as "floor"
 * @param passable whether a walker can stand on it
 * @param transparent whether sight passes through it
 */
public record Tile(String id, boolean passable, boolean transparent) {}
