// at load: It took more than
for (;;) {}
