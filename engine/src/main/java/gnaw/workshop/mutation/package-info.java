/** Rules with one small mistake each, made on purpose: tests that do not notice it do not test that place. */
package gnaw.workshop.mutation;
