/** Milliseconds for which the turn of a season is shown. */
export const seasonTurnMs = 4_800;
