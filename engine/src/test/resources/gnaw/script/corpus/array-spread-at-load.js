// at load: was stopped
let list = [1];
for (;;) list = [...list, ...list];
