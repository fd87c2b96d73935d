/** Specks moved per frame. In a larger world they take turns: a speck moves by less than a pixel between two of its turns. */
const specksPerFrame = 6_000;

export const maxTurns = 4;

/** Number of turns in which this number of specks is moved. */
export const countTurns = (count: number): number =>
  Math.max(1, Math.min(maxTurns, Math.ceil(count / specksPerFrame)));
