/** What the host tells by itself. Apart from `../copy.ts`, because it is fetched after the page is there. */
export const copy = {
  cycleOpened: 'Dragon eggs are available: the spawn cycle has opened.',
  cycleEnding: (minutes: number) => `${minutes} Min left: the spawn cycle is ending.`,
  seasonStarting: (minutes: number) => `A new season starts in ${minutes} Min.`,
  seasonStarted: (season: string) => `A new season has started: ${season}.`,
  soldOut: 'The eggs of this spawn cycle are sold out.',
  /** Specification, section 9. */
  goldenEggs: (count: number) =>
    count === 1
      ? 'Congratulations! You have received a Golden egg!'
      : `Congratulations! You have received ${count} Golden eggs!`,
  goldenItems: (count: number) =>
    count === 1
      ? 'One golden thing is in your collection.'
      : `${count} golden things are in your collection.`,
  offline: 'You are offline. What is on this page stays; new things have to wait.',
  online: 'You are online again.',
};
