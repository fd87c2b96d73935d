import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

const baseUrl = '/fonts/';

/**
 * Writes the fonts of all pages into the folder served at `/fonts/`, subset to the glyphs and axes in use, with hashed names.
 * @returns the rules of all faces, and the URLs of the files that every page preloads
 */
export async function buildFonts(outDir: string) {
  await mkdir(outDir, { recursive: true });
  const builtFaces = await Promise.all(faces.map((face) => buildFace(face, outDir)));
  const css = [...builtFaces.map(({ face, file }) => renderFace(face, baseUrl + file)), fallbackCss].join(
    '\n',
  );
  const preload = builtFaces.filter(({ face }) => face.isPreloaded).map(({ file }) => baseUrl + file);
  return { css, preload };
}

async function buildFace(face: Face, outDir: string) {
  const source = await readFile(resolve(face.source));
  const cacheName = `${hashParts(source, JSON.stringify(face))}.woff2`;
  const content = await readCachedOrBuild(cacheName, async () => {
    // Imports the package on demand, because it contains a font engine.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, face.letters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: [...face.features],
      noHinting: true,
    });
  });
  const file = `${face.name}.${hashParts(content)}.woff2`;
  await writeFile(join(outDir, file), content);
  return { face, file };
}

/** Reads a face from the cache, or builds it. Subsetting takes seconds and is deterministic. */
async function readCachedOrBuild(name: string, build: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(import.meta.dirname, '../.cache/fonts', name);
  try {
    return await readFile(file);
  } catch {
    const content = await build();
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    return content;
  }
}

function hashParts(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

const renderFace = ({ family, style, weights, letters }: Face, url: string) =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};font-display:swap;src:url('${url}') format('woff2');unicode-range:${formatUnicodeRange(letters)}}`;

interface Face {
  /** Prefix of the file name. */
  name: string;
  family: string;
  style: 'normal' | 'italic';
  /** Value of `font-weight` in the font face: a range such as `400 700`, or one weight. */
  weights: string;
  source: string;
  /** Characters in the file. A browser requests the file only for these. */
  letters: string;
  /** Values of variation axes. Other axes keep their full range. */
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType features to keep. */
  features: readonly string[];
  /** Whether every page preloads the file. */
  isPreloaded: boolean;
}

const listCharacters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** ASCII and the punctuation of our copy. Most pages need only these. */
const commonLetters = `${listCharacters(0x20, 0x7e)}§·×–—‘’“”…€−\u00a0\u2009\u2011\u202f`;

/** The other letters of European names. They are in a separate file, so that a page without these letters does not wait for it. */
const europeanLetters = [...`${listCharacters(0xa1, 0xff)}ŒœŠšŽžŁłıŸ‚„†•‰‹›™↑↓`]
  .filter((letter) => !commonLetters.includes(letter))
  .join('');

/** Includes tabular and lining figures, for counts and clocks. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'rvrn', 'tnum', 'lnum', 'case'];

interface Family extends Omit<Face, 'letters'> {
  /** Names of a system font, its ascent and descent in em, and the width of the family's text relative to it. */
  fallback: { locals: string[]; width: number; ascent: number; descent: number };
}

const families: readonly Family[] = [
  {
    name: 'inter',
    family: 'Inter',
    style: 'normal',
    weights: '400 700',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features,
    isPreloaded: true,
    fallback: { locals: ['Arial', 'Liberation Sans'], width: 1.0652, ascent: 0.96875, descent: 0.2412 },
  },
  {
    // Titles need only one weight and one optical size. With the axis of optical sizes, the file would be twice as large, and the first
    // paint waits for it.
    name: 'fraunces',
    family: 'Fraunces',
    style: 'normal',
    weights: '400 600',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 480, opsz: 48 },
    features,
    isPreloaded: true,
    fallback: {
      locals: ['Times New Roman', 'Liberation Serif'],
      width: 1.1263,
      ascent: 0.978,
      descent: 0.255,
    },
  },
  {
    name: 'fraunces-italic',
    family: 'Fraunces',
    style: 'italic',
    weights: '400 600',
    // Uses the full file, because only it has the WONK axis. In the wonky forms, l would look like f.
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
    axes: { wght: 420, opsz: 48, SOFT: 0, WONK: 0 },
    features,
    isPreloaded: false,
    fallback: {
      locals: ['Times New Roman Italic', 'Liberation Serif Italic'],
      width: 1.0605,
      ascent: 0.978,
      descent: 0.255,
    },
  },
];

export const faces: readonly Face[] = families.flatMap((family) => [
  { ...family, letters: commonLetters },
  { ...family, name: `${family.name}-european`, letters: europeanLetters, isPreloaded: false },
]);

/** Faces of system fonts with the same metrics. Browsers show them until the files have loaded, so that the layout does not shift. */
const fallbackCss = families
  .map(({ family, style, fallback: { locals, width, ascent, descent } }) => {
    const sources = locals.map((local) => `local('${local}')`).join(',');
    return (
      `@font-face{font-family:'${family} Fallback';font-style:${style};src:${sources};size-adjust:${formatPercent(width)};` +
      `ascent-override:${formatPercent(ascent / width)};descent-override:${formatPercent(descent / width)};line-gap-override:0%}`
    );
  })
  .join('\n');

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

/** Formats letters as a value of `unicode-range`, such as `U+20-7e,U+a0`. */
export function formatUnicodeRange(letters: string): string {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const ranges: { from: number; to: number }[] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last.to + 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return ranges
    .map(({ from, to }) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(',');
}
