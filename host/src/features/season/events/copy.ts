/** Texts of the season notifications (specification, section 9), in the chunk of the background tasks. */
export const copy = {
  cycleOpened: 'Dragon eggs are available: the spawn cycle has opened.',
  cycleEnding: (minutes: number) => `${minutes} Min left: the spawn cycle is ending.`,
  seasonStarting: (minutes: number) =>
    `A new season starts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  seasonStarted: (season: string) => `A new season has started: ${season}.`,
  soldOut: 'The eggs of this spawn cycle are sold out.',
};
