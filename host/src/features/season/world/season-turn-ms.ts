/** How long the turn of a season is shown, in milliseconds. */
export const seasonTurnMs = 4_800;
