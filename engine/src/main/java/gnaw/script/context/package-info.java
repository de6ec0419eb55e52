/** Where scripts run: a locked context from which nothing else can be reached, and the watchdog that ends what takes too long. */
package gnaw.script.context;
