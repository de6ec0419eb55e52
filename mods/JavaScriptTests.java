package gnaw.mods;

import gnaw.testing.ScriptTestEngine;
import org.junit.platform.suite.api.ConfigurationParameter;
import org.junit.platform.suite.api.IncludeEngines;
import org.junit.platform.suite.api.SelectDirectories;
import org.junit.platform.suite.api.Suite;

/** The tests of all mods that are written in JavaScript, for builds that only look for classes. */
@Suite(failIfNoTests = false)
@ConfigurationParameter(key = ScriptTestEngine.LATE, value = "true")
@IncludeEngines(ScriptTestEngine.ID)
@SelectDirectories("mods")
class JavaScriptTests {}
