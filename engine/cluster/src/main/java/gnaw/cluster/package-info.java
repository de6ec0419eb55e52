/**
 * Work on a cluster of Apache Spark. Each piece is a task of Spark's and is done by the code that does it here, with a game that travels along
 * and is laid out once on each worker. Nobody depends on this: the engine finds it as a service, when the launcher has taken it along.
 */
package gnaw.cluster;
