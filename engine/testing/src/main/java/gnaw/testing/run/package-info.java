/** Runs tests in JavaScript for authors who have neither Maven nor an IDE: the command {@code gnaw test}. */
package gnaw.testing.run;
