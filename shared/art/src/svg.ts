/** A point of a drawing: x to the right, y down, in units of the view box. */
export type Point = readonly [x: number, y: number];

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

type Attributes = Record<string, string | number | undefined>;

/** Formats a number with one decimal, which makes files small and the same on every platform. */
export const formatNumber = (value: number) => formatNumbers(value);

/** Formats numbers of path data, without the spaces that a minus sign or a second decimal point makes redundant. */
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

/** A definition that clips to the area of a path. */
export const writeClipPath = (id: string, d: string) =>
  writeElement('clipPath', { id }, writeElement('path', { d }));

/** A complete SVG document, 400 units square, on a transparent background. */
export const writeDocument = (definitions: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${writeElement('defs', {}, definitions)}${content}</svg>`;
