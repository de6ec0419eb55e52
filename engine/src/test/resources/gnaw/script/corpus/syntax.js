// at load: expected BindingIdentifier
const = ;
