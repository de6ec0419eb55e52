// Friends of the hero.

/** Whether somebody goes with him. */
export const isFriend = (who) => who.follows?.isHero === true;
