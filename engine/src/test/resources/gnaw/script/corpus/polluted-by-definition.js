// at load: extensible
Object.defineProperty(Object.prototype, "evil", { value: 1 });
