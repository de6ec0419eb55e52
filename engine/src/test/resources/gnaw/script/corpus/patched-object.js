// at load: non-extensible
Object.prototype.evil = true;
