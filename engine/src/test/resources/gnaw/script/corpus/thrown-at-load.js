// at load: not today
throw new Error("not today");
