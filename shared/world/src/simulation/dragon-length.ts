/** Length of a dragon in units of the world. Distances between dragons are multiples of it. */
export const dragonLength = 104;
