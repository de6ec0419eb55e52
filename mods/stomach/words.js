// How the log calls people and things: by names with a capital, and the hero as nobody else does.
export const PLAYER = "Player";

export const titled = (name) => name.charAt(0).toUpperCase() + name.slice(1);

export const called = ({ isHero, name }) => (isHero ? PLAYER : titled(name));
