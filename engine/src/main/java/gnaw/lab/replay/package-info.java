/** Games played once more: from a journal, under other rules at the same time, or ever shorter until only what goes wrong is left. */
package gnaw.lab.replay;
