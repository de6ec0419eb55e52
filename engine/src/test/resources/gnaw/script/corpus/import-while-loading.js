// at load: Rules cannot wait for an import
await import("file:///etc/passwd");
