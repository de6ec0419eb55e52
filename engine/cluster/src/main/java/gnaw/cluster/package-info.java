/**
 * Games on a cluster of Apache Spark. The seeds are cut into shares; each share, a task of Spark's, is played by the code that plays them
 * here, under scripts that travel with it, and comes back as the lines of a file of results. Nobody depends on this: the engine finds it as a
 * service, when the launcher has taken it along.
 */
package gnaw.cluster;
