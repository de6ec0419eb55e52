/** Which rows of tables games reach. Apart from the workshop because it is noted while rules answer. */
package gnaw.script.coverage;
