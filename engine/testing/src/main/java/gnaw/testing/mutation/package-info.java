/** Whether tests notice small mistakes in the rules: each mistake is made in a copy of the game, and the tests that come there are run. */
package gnaw.testing.mutation;
