// at load: It waits for something that never comes
await { then() {} };
