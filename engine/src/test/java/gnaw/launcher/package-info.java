/** Tests of {@code ./gnaw}, the shell script that builds and starts the engine: on a stand-in engine and Maven, and in real terminals. */
package gnaw.launcher;
