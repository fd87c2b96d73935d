import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorldPage } from './open-world-page.ts';
import type { View } from './world-bench.ts';

/**
 * Draws views of the world to `docs/art/world.jpg`, by which a change of the map or its light is judged. With a folder
 * as argument, it also saves each view there as PNG.
 */
const [folder] = process.argv.slice(2);
const whole = { x: 6_000, y: 4_000, zoom: 0 };
const volcano = { x: 8_900, y: 5_800, zoom: 0.34 };
const close = { x: 3_300, y: 1_400, zoom: 1 };
const count = 1_000;
const views: (View & { name: string })[] = [
  { name: 'whole-day', ...whole, theme: 'light', season: 'EARTH', minute: 2, count },
  { name: 'whole-night', ...whole, theme: 'light', season: 'WATER', minute: 30, count },
  { name: 'whole-dark-day', ...whole, theme: 'dark', season: 'AIR', minute: 2, count },
  { name: 'whole-dark-night', ...whole, theme: 'dark', season: 'FIRE', minute: 30, count },
  { name: 'whole-dawn', ...whole, theme: 'light', season: 'EARTH', minute: 45.6, count },
  { name: 'whole-dusk', ...whole, theme: 'light', season: 'EARTH', minute: 15.4, count },
  { name: 'whole-dark-dusk', ...whole, theme: 'dark', season: 'EARTH', minute: 14.6, count },
  { name: 'middle-dusk', ...volcano, theme: 'light', season: 'FIRE', minute: 14, count },
  { name: 'middle-dark-night', ...volcano, theme: 'dark', season: 'PRIMORDIAL', minute: 30, count },
  { name: 'close-day', ...close, theme: 'light', season: 'GENESIS', minute: 4, count },
  { name: 'close-night', ...close, theme: 'light', season: 'AIR', minute: 31, count },
  { name: 'close-dark', ...close, theme: 'dark', season: 'WATER', minute: 6, count },
];

const { page, bench, close: end } = await openWorldPage();
if (folder !== undefined) await mkdir(folder, { recursive: true });
const pictures: Buffer[] = [];
for (const { name, ...view } of views) {
  await bench.evaluate((it, one) => it.show(one), view);
  const picture = await page.screenshot();
  pictures.push(picture);
  if (folder !== undefined) await writeFile(join(folder, `${name}.png`), picture);
}
const [width, columns] = [440, 3];
await page.setViewportSize({
  width: width * columns,
  height: Math.floor(((width * 9) / 16) * (views.length / columns)),
});
await page.setContent(
  `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${width}px)}img{width:${width}px;display:block}</style>` +
    pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`).join(''),
);
await page.screenshot({
  path: join(import.meta.dirname, '../../docs/art/world.jpg'),
  type: 'jpeg',
  quality: 76,
});
await end();
