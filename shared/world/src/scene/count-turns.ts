/** Number of specks moved per frame. In a larger world they take turns: between two turns, a speck moves by less than a pixel. */
const specksPerFrame = 6_000;

export const maxTurns = 4;

/** Number of turns needed to move this number of specks. */
export const countTurns = (count: number): number =>
  Math.max(1, Math.min(maxTurns, Math.ceil(count / specksPerFrame)));
