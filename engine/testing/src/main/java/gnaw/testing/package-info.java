/** The JUnit kit: tests of rules that read like the game. */
package gnaw.testing;
