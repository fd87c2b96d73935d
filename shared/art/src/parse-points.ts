import type { Point } from './svg.ts';

/**
 * Parses the points of a hand-placed outline, written as in SVG: `parsePoints('0,0 12,-4.5')`.
 * @throws {SyntaxError} if a pair is not two numbers
 */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || Number.isNaN(x + y))
      throw new SyntaxError(`"${pair}" is not a point.`);
    return [x, y];
  });
