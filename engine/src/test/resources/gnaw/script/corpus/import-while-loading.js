// at load: Cannot find module '/etc/passwd'
await import("file:///etc/passwd");
