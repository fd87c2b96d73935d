/** A point of a drawing: x to the right, y down, in units of the view box. */
export type Point = readonly [x: number, y: number];

/** Parses the points of a hand-placed outline, written as in SVG: `parsePoints('0,0 12,-4.5')`. @throws {RangeError} if a number is missing */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    if (Number.isNaN(x + y)) throw new RangeError(`"${pair}" is not a point.`);
    return [x, y];
  });

/** Parses points with a third number, such as a radius: `parseTriples('0,0,5 12,-4.5,3')`. @throws {RangeError} if a number is missing */
export const parseTriples = (text: string): (readonly [x: number, y: number, third: number])[] =>
  text.split(' ').map((triple) => {
    const [x = Number.NaN, y = Number.NaN, third = Number.NaN] = triple.split(',').map(Number);
    if (Number.isNaN(x + y + third)) throw new RangeError(`"${triple}" is not a triple.`);
    return [x, y, third];
  });

/** Parses the points of an outline, scales them, and moves them to `origin`. */
export const placePoints = (text: string, [x, y]: Point, scaleX = 1, scaleY = scaleX): Point[] =>
  parsePoints(text).map(([px, py]) => [x + px * scaleX, y + py * scaleY]);

/** Joins pieces of path data, or elements. */
export const repeat = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('');

type Attributes = Record<string, string | number | undefined>;

/**
 * Formats numbers of path data with one decimal, which makes files small and the same on every platform, and without the spaces that a minus
 * sign or a second decimal point makes redundant.
 */
export function formatNumbers(...values: number[]): string {
  let text = '';
  let hasDecimal = false;
  for (const value of values) {
    const tenths = Math.round(value * 10);
    const magnitude = Math.abs(tenths);
    const part = magnitude % 10;
    const whole = (magnitude - part) / 10;
    const digits = part === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${part}`;
    const isSeparated = tenths < 0 || text === '' || (hasDecimal && part !== 0 && whole === 0);
    text += `${isSeparated ? '' : ' '}${tenths < 0 ? '-' : ''}${digits}`;
    hasDecimal = part !== 0;
  }
  return text;
}

/** Writes an element. Leaves out undefined attributes, and rounds numbers to two decimals. */
export function writeElement(name: string, attributes: Attributes, content = ''): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');
  return content === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${content}</${name}>`;
}

/** A path element, or an empty text without path data. */
export const writePath = (d: string, attributes: Attributes) =>
  d === '' ? '' : writeElement('path', { d, ...attributes });

/** An open line with round ends. */
export const writeLine = (d: string, stroke: string, width: number, opacity?: number) =>
  writePath(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-opacity': opacity,
  });

/** A group of elements, or an empty text without content. */
export const writeGroup = (attributes: Attributes, ...content: string[]) => {
  const inner = content.join('');
  return inner === '' ? '' : writeElement('g', attributes, inner);
};

/** A reference to a definition by its id, as the value of `fill`, `stroke` or `clip-path`. */
export const toUrlReference = (id: string) => `url(#${id})`;

type Stop = readonly [offset: number, color: string, opacity?: number];

const writeStops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity]) =>
      writeElement('stop', {
        offset,
        'stop-color': color,
        'stop-opacity': opacity === 1 ? undefined : opacity,
      }),
    )
    .join('');

/** A radial gradient. Centre, radius and focus are shares of the bounding box of the filled shape. */
export const writeRadialGradient = (
  id: string,
  { cx = 0.5, cy = 0.5, r = 0.5, fx, fy }: { cx?: number; cy?: number; r?: number; fx?: number; fy?: number },
  list: readonly Stop[],
) => writeElement('radialGradient', { id, cx, cy, r, fx, fy }, writeStops(list));

/** A linear gradient from x1, y1 to x2, y2: shares of the bounding box of the filled shape unless `gradientUnits` is given. */
export const writeLinearGradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
  gradientUnits?: 'userSpaceOnUse',
) => writeElement('linearGradient', { id, x1, y1, x2, y2, gradientUnits }, writeStops(list));

export const writeClipPath = (id: string, d: string) =>
  writeElement('clipPath', { id }, writeElement('path', { d }));

/** A complete SVG document, 400 units square, on a transparent background. */
export const writeDocument = (definitions: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${writeElement('defs', {}, definitions)}${content}</svg>`;
