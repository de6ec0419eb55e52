// at load: There is nothing to import called "/etc/passwd"
import "/etc/passwd";
