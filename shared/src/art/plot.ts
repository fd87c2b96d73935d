import type { Point } from './svg.ts';

/** Points written as in SVG: `plot('0,0 12,-4.5')`. For outlines that an eye placed and no formula could. */
export const plot = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new SyntaxError(`"${pair}" is no point.`);
    return [x, y];
  });
