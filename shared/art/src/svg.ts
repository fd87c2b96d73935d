/** A point of a drawing: x to the right, y down, in units of the view box. */
export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number | undefined>;

/** A number with one decimal: small files, and the same bytes on every platform. */
export const formatNumber = (value: number) => formatNumbers(value);

/** A list of numbers, without the spaces that a minus sign or a second decimal point makes redundant. */
export function formatNumbers(...values: number[]): string {
  let text = '';
  let dotted = false;
  for (const value of values) {
    const tenths = Math.round(value * 10);
    const size = Math.abs(tenths);
    const part = size % 10;
    const whole = (size - part) / 10;
    const digits = part === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${part}`;
    const parted = tenths < 0 || text === '' || (dotted && part !== 0 && whole === 0);
    text += `${parted ? '' : ' '}${tenths < 0 ? '-' : ''}${digits}`;
    dotted = part !== 0;
  }
  return text;
}

/** An element. Undefined attributes are left out; opacities have two decimals. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A path; empty if there is nothing to draw. */
export const path = (d: string, attributes: Attributes) =>
  d === '' ? '' : element('path', { d, ...attributes });

export const group = (attributes: Attributes, ...content: string[]) => {
  const inside = content.join('');
  return inside === '' ? '' : element('g', attributes, inside);
};

/** A reference by id, as the value of fill, stroke or clip-path. */
export const urlReference = (id: string) => `url(#${id})`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity }),
    )
    .join('');

/** Centre, radius and focus are shares of the shape's bounding box. */
export const radialGradient = (
  id: string,
  { cx = 0.5, cy = 0.5, r = 0.5, fx, fy }: { cx?: number; cy?: number; r?: number; fx?: number; fy?: number },
  list: readonly Stop[],
) => element('radialGradient', { id, cx, cy, r, fx, fy }, stops(list));

export const linearGradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
  gradientUnits?: 'userSpaceOnUse',
) => element('linearGradient', { id, x1, y1, x2, y2, gradientUnits }, stops(list));

export const clipPath = (id: string, d: string) => element('clipPath', { id }, element('path', { d }));

/** A complete SVG document, 400 units square, with a transparent background. */
export const svgDocument = (definitions: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${element('defs', {}, definitions)}${content}</svg>`;
