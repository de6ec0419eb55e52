/** What tests reach of the scripts: kept while they run, shown as a table, as a page and as LCOV, and demanded by a build. */
package gnaw.testing.coverage;
