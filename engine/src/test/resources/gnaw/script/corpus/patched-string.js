// at load: String.prototype
String.prototype.trim = () => "evil";
