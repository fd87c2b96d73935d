/** Of a golden egg that was received, as much as telling it needs. */
export interface AwardedEgg {
  id: number;
}

/** Golden-egg award (specification, section 3). */
export interface GoldenEggAward {
  count: number;
  eggs: readonly AwardedEgg[];
}

/**
 * Name of the browser event that tells the shell of golden eggs which the player has received; the shell shows the toast
 * and the celebration. Any script of the page may dispatch it:
 * `window.dispatchEvent(new CustomEvent('goldenEggAward', { detail: { count: 1, eggs: [{ id: 77 }] } }))`.
 */
export const goldenEggAwardEvent = 'goldenEggAward';

/** Tells the shell that the player has received golden eggs. */
export function awardGoldenEggs(eggs: readonly AwardedEgg[]): void {
  const detail: GoldenEggAward = { count: eggs.length, eggs };
  window.dispatchEvent(new CustomEvent(goldenEggAwardEvent, { detail }));
}
