export interface Face {
  /** Beginning of the file name. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** As `font-weight` says it in a face: `400 700`, or one weight. */
  weights: string;
  source: string;
  letters: string;
  /** Axes that are not named keep their whole range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType features that survive the cut. */
  features: readonly string[];
  isEverywhere: boolean;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** Latin-1, what names of Europe need beyond it, and the marks that our sentences use. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŁłıŸ–—‘’‚“”„†•…‰‹›€™−↑↓\u2009\u2011\u202f`;

/** Tabular and lining figures are for counts and clocks. */
const features = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'rvrn',
  'tnum',
  'lnum',
  'case',
];

export const faces: readonly Face[] = [
  {
    name: 'inter',
    family: 'Inter',
    style: 'normal',
    weights: '400 700',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    letters,
    axes: { wght: { min: 400, max: 700 } },
    features,
    isEverywhere: true,
  },
  {
    // One weight is enough for titles; the optical size is what makes them beautiful.
    name: 'fraunces',
    family: 'Fraunces',
    style: 'normal',
    weights: '400 600',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    letters,
    axes: { wght: 480 },
    features,
    isEverywhere: true,
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces',
    style: 'italic',
    weights: '400 600',
    // The full file, because only it lets us do without the wonky forms: their l looks like an f.
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    letters,
    axes: { wght: 420, opsz: 36, SOFT: 0, WONK: 0 },
    features,
    isEverywhere: false,
  },
];

/** Ascent and descent of a family in its own units, and how wide its text runs against the font that stands in. */
const standIns = [
  { family: 'Inter', locals: ['Arial', 'Liberation Sans'], width: 1.0654, ascent: 0.96875, descent: 0.2412 },
  // Measured at 48 px: the larger the letters of Fraunces, the narrower they are.
  {
    family: 'Fraunces',
    locals: ['Times New Roman', 'Liberation Serif'],
    width: 1.1263,
    ascent: 0.978,
    descent: 0.255,
  },
];

/** Until the files are here, fonts of the system stand in, sized alike, so that nothing moves when they arrive. */
export const fallbackCss = standIns
  .map(({ family, locals, width, ascent, descent }) => {
    const sources = locals.map((local) => `local('${local}')`).join(',');
    return (
      `@font-face{font-family:'${family} Fallback';src:${sources};size-adjust:${percent(width)};` +
      `ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%}`
    );
  })
  .join('\n');

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
