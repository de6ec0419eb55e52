// at load: Invalid string length
let text = "x";
for (;;) text += text;
