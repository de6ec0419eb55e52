// at load: second is not defined
const first = second;
const second = 1;
