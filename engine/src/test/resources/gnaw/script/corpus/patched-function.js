// at load: Function.prototype
Function.prototype.call = () => 0;
