// at load: stopped
/^((a|aa)+)+\2\1b$/.test("a".repeat(90));
