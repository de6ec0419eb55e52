// at load: non-extensible
Error.prepareStackTrace = () => "nowhere";
