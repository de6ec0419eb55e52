/**
 * How fast Gnaw is on this machine: {@code ./gnaw bench}. Whatever is measured is told in turns in plain Java, too, which are measured
 * in between, so that figures of different machines can be compared.
 */
package gnaw.bench;
