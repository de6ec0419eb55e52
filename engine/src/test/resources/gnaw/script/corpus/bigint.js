// at load: Missing space after numeric literal
const huge = 10n ** 10n;
