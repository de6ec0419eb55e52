// at load: concat to 131072 elements is more than the 100000 that a rule may make.
let list = [1];
for (;;) list = list.concat(list);
