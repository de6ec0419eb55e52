/** Rules that fail in play: whose rule it was, where and when, and what becomes of its mod. */
package gnaw.script.failure;
