/** Every rule asked once in many situations, to prove before play that rules only look and answer what can be. */
package gnaw.workshop.trial;
