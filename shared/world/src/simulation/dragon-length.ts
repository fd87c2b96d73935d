/** Units of the world that a dragon is long. Distances between dragons are shares of it. */
export const dragonLength = 104;
