package example;

import gnaw.testing.ScriptTestEngine;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** The tests of all mods that are written in JavaScript. */
@Suite(failIfNoTests = false)
@IncludeEngines(ScriptTestEngine.ID)
@SelectDirectories("mods")
class JavaScriptTests {}
