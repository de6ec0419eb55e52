/** Files of tests in JavaScript: how they are loaded beside the rules that they test, and what they may ask of their host. */
package gnaw.workshop.test;
