import type { Point } from './svg.ts';

/** Parses points written as in SVG: `plot('0,0 12,-4.5')`. For hand-placed outlines. */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new SyntaxError(`"${pair}" is no point.`);
    return [x, y];
  });
