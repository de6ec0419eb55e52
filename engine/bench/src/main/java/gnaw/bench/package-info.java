/** What crossing the border to the scripts costs, measured with JMH. */
package gnaw.bench;
