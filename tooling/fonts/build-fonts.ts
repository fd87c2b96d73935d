import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fallbackCss, faces, formatUnicodeRange } from './faces.ts';
import type { Face } from './faces.ts';

export interface BuiltFonts {
  /** File name of the style sheet with all faces. */
  stylesheet: string;
  /** Content of that style sheet, for inlining into pages. */
  css: string;
  /** Files to preload on every page, with `crossorigin`. */
  preload: string[];
}

const { resolve } = createRequire(import.meta.url);

const baseUrl = '/fonts/';

/**
 * Writes the fonts of all pages into a folder, subset to the glyphs and axes in use. File names contain a hash of the content; existing
 * files are kept.
 * @param outDir folder that is served at `/fonts/`
 */
export async function buildFonts(outDir: string): Promise<BuiltFonts> {
  await mkdir(outDir, { recursive: true });
  const built = await Promise.all(faces.map((face) => buildFace(face, outDir)));
  const css = [...built.map(({ face, file }) => renderFace(face, baseUrl + file)), fallbackCss].join('\n');
  const stylesheet = await writeHashed(outDir, 'fonts', 'css', Buffer.from(css));
  const preload = built.filter(({ face }) => face.isEverywhere).map(({ file }) => baseUrl + file);
  return { stylesheet: baseUrl + stylesheet, css, preload };
}

async function buildFace(face: Face, outDir: string) {
  const source = await readFile(resolve(face.source));
  const cacheName = `${hashParts(source, JSON.stringify(face))}.woff2`;
  const content = await readOrBuild(cacheName, async () => {
    // Imported on demand: it contains a font engine.
    const { default: subsetFont } = await import('subset-font');
    return subsetFont(source, face.letters, {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: [...face.features],
      noHinting: true,
    });
  });
  return { face, file: await writeHashed(outDir, face.name, 'woff2', content) };
}

/** Subsetting takes seconds and is deterministic, so its result is cached. */
async function readOrBuild(name: string, build: () => Promise<Buffer>): Promise<Buffer> {
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

async function writeHashed(outDir: string, name: string, extension: string, content: Buffer) {
  const file = `${name}.${hashParts(content)}.${extension}`;
  await writeFile(join(outDir, file), content);
  return file;
}

function hashParts(...parts: (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

const renderFace = ({ family, style, weights, letters }: Face, url: string) =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:${weights};font-display:swap;src:url('${url}') format('woff2');unicode-range:${formatUnicodeRange(letters)}}`;
