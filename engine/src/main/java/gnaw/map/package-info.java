/** Where things are: points, tiles, levels, sight, distance and digging. Imports {@code java.*} alone. */
package gnaw.map;
