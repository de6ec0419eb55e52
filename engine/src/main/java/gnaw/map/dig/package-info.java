/** How levels are dug: a plan and a seed in, a lawful level out. Imports {@code java.*} and {@code gnaw.map} alone. */
package gnaw.map.dig;
