export interface AwardedEgg {
  id: number;
}

/** Golden-egg award (specification, section 3). */
export interface GoldenEggAward {
  count: number;
  eggs: readonly AwardedEgg[];
}

/**
 * Browser event for received golden eggs. Any script of the page may dispatch it:
 * `window.dispatchEvent(new CustomEvent('goldenEggAward', { detail: { count: 1, eggs: [{ id: 77 }] } }))`.
 */
export const goldenEggAwardEvent = 'goldenEggAward';

export function dispatchGoldenEggAward(eggs: readonly AwardedEgg[]): void {
  const detail: GoldenEggAward = { count: eggs.length, eggs };
  window.dispatchEvent(new CustomEvent(goldenEggAwardEvent, { detail }));
}
