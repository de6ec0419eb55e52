// at load: There is nothing to import called "gnaw/loadstate.js"
if (globalThis) /"/.test(""); import("gnaw/loadstate.js"); const quote = "";
