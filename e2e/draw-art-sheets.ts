import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { drawDragon } from '@emberclutch/art/draw-dragon.ts';
import { drawEgg } from '@emberclutch/art/draw-egg.ts';
import { drawKey } from '@emberclutch/art/draw-key.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import { readTraits } from '@emberclutch/art/traits.ts';
import { spawnSeasons } from '@emberclutch/contract/season/spawn-season.ts';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openBrowser } from './browser/open-browser.ts';

/**
 * Draws contact sheets of the same specimens into `docs/art`. Run `node e2e/draw-art-sheets.ts` after changing the art, to review the
 * change.
 */
const createGenomes = (name: string, count: number): Genome[] =>
  Array.from({ length: count }, (_, index) =>
    parseGenome(createHash('sha256').update(`${name} ${index}`).digest('hex')),
  );
const goldenGenomes = createGenomes('golden', 1_200).filter((genome) => readTraits(genome).golden);
const oneGenomePerBody = [
  ...new Map(createGenomes('egg', 200).map((genome) => [readTraits(genome).body, genome])).values(),
];

const drawResting = (genome: Genome) => drawDragon(genome, 'resting');
const drawFlying = (genome: Genome) => drawDragon(genome, 'flight');
const [day, night] = ['#f7f0e4', '#101a33'];

const sheets = [
  {
    name: 'dragons',
    size: 104,
    columns: 10,
    ground: day,
    pictures: createGenomes('dragon', 100).map(drawResting),
  },
  {
    name: 'dragons-night',
    size: 150,
    columns: 5,
    ground: night,
    pictures: createGenomes('night', 15).map(drawResting),
  },
  {
    name: 'flight',
    size: 150,
    columns: 6,
    ground: day,
    pictures: createGenomes('flight', 18).map(drawFlying),
  },
  {
    name: 'golden',
    size: 170,
    columns: 6,
    ground: day,
    pictures: goldenGenomes.slice(0, 6).map(drawResting),
  },
  // Has the size of a card in a list, at which players must recognize an individual by its outline.
  {
    name: 'silhouettes',
    size: 64,
    columns: 10,
    ground: '#fff',
    pictures: createGenomes('outline', 20).map(drawSilhouette),
  },
  {
    name: 'eggs',
    size: 104,
    columns: 10,
    ground: day,
    pictures: createGenomes('egg', 100).map((genome) => drawEgg(genome, { state: 'sealed' })),
  },
  {
    name: 'embryos',
    size: 150,
    columns: 7,
    ground: day,
    pictures: [0.1, 0.5, 1].flatMap((growth) =>
      oneGenomePerBody.map((genome) => drawEgg(genome, { state: 'incubating', growth })),
    ),
  },
  {
    name: 'keys',
    size: 120,
    columns: 5,
    ground: day,
    pictures: [false, true].flatMap((isGolden) =>
      spawnSeasons.map((season, age) => drawKey({ season, age, golden: isGolden })),
    ),
  },
];

const browser = await openBrowser();
try {
  const page = await browser.newPage();
  for (const { name, size, columns, ground, pictures } of sheets) {
    await page.setViewportSize({
      width: size * columns,
      height: size * Math.ceil(pictures.length / columns),
    });
    const images = pictures
      .map((svg) => `<img src="data:image/svg+xml,${encodeURIComponent(svg)}">`)
      .join('');
    await page.setContent(
      `<style>body{margin:0;background:${ground};display:grid;grid-template-columns:repeat(${columns},${size}px)}img{width:${size}px}</style>${images}`,
    );
    await page.screenshot({
      path: join(import.meta.dirname, '../docs/art', `${name}.jpg`),
      type: 'jpeg',
      quality: 72,
    });
  }
} finally {
  await browser.close();
}

/** Draws a dragon without its surroundings, all in black. */
function drawSilhouette(genome: Genome): string {
  return drawDragonFrame(genome, null)
    .replaceAll(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#000"')
    .replaceAll(/ (fill-|stroke-)?opacity="[^"]*"/g, '');
}
