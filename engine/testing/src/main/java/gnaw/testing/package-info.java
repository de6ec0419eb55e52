/**
 * The JUnit kit: tests of rules that read like the game. The words of tests, in Java and in JavaScript, stay together because both play on
 * the same world, whose inside is package-private: tests see what a player sees.
 */
package gnaw.testing;
