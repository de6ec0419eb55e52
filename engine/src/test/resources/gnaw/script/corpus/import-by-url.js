// at load: There is nothing to import called "file:///etc/passwd"
import "file:///etc/passwd";
