/**
 * What scripts hand over, read strictly: an object whose cells must be there and of their type. Knows no other package but text, so that
 * every package that reads scripts can use it.
 */
package gnaw.script.value;
