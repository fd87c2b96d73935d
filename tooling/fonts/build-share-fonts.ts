import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Writes the fonts of the share pictures as static TrueType files, because the rasteriser reads neither WOFF2 nor variable
 * fonts. Run `node tooling/fonts/build-share-fonts.ts` after a change of a face or of the letters.
 */
const faces: { name: string; source: string; axes: Record<string, number> }[] = [
  {
    name: 'fraunces',
    source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
    axes: { wght: 480, opsz: 72 },
  },
  {
    name: 'fraunces-italic',
    source: 'fraunces/files/fraunces-latin-full-italic.woff2',
    axes: { wght: 420, opsz: 36, SOFT: 0, WONK: 0 },
  },
  { name: 'inter', source: 'inter/files/inter-latin-wght-normal.woff2', axes: { wght: 500 } },
];

/** ASCII, the separator of thousands, and the dot between two facts: names and charms are made of ASCII letters. */
const letters = `${Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}\u00a0·`;

const { resolve } = createRequire(import.meta.url);
const outDir = join(import.meta.dirname, '../../provider/fonts');

for (const { name, source, axes } of faces) {
  const font = readFileSync(resolve(`@fontsource-variable/${source}`));
  const content = await subsetFont(font, letters, {
    targetFormat: 'truetype',
    variationAxes: axes,
    noHinting: true,
  });
  writeFileSync(join(outDir, `${name}.ttf`), content);
}
