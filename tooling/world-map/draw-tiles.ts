import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { Canvas as Drawing } from '@napi-rs/canvas';
import sharp from 'sharp';
import { elements } from '@emberclutch/contract/asset/asset-values.ts';
import type { Element } from '@emberclutch/contract/asset/asset-values.ts';
import type { Canvas } from '@emberclutch/world/map/canvas.ts';
import { mapPalette } from '@emberclutch/world/map/map-palette.ts';
import type { MapPalette } from '@emberclutch/world/map/map-palette.ts';
import { planDistrict, planMap } from '@emberclutch/world/map/map-plan.ts';
import type { MapPlan } from '@emberclutch/world/map/map-plan.ts';
import {
  districtSheets,
  isDrawn,
  mainSheet,
  openSeaFile,
  getScale,
  sketchFile,
  tileScales,
  listTiles,
  coatScale,
  toSeasonCoatFile,
} from '@emberclutch/world/map/map-sheet.ts';
import type { MapSheet, MapTile } from '@emberclutch/world/map/map-sheet.ts';
import { atlases } from '@emberclutch/world/scene/dragon-atlas.ts';
import { openSea } from '@emberclutch/world/map/open-sea.ts';
import { paintLight } from '@emberclutch/world/map/paint-chart.ts';
import { paintOpenSea } from '@emberclutch/world/map/paint-open-sea.ts';
import { paintDistrict, paintMap, softArea, softScale } from '@emberclutch/world/map/paint-map.ts';
import type { SoftParts } from '@emberclutch/world/map/paint-map.ts';
import { paintDepths } from '@emberclutch/world/map/paint-waves.ts';
import type { Region } from '@emberclutch/world/map/region.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { paintSeasonCoat } from '@emberclutch/world/map/paint-season-coat.ts';
import { drawDragons, drawFarDragons } from './draw-dragons.ts';

/**
 * Quality of the dragons, of tiles (most of the bytes that a long flight loads), and of the sketch (which is shown enlarged for a moment).
 */
const [quality, tileQuality, sketchQuality] = [70, 58, 45];

/** Quality of the soft covers of seasons. */
const coatQuality = 50;

/** Lossless, because the few tones of silhouettes would blur otherwise. */
const losslessQuality = 100;

/** Pixels per unit of the sketch and of the open sea, which has no edges. */
const [sketchScale, openSeaScale] = [0.03, 0.008];

/** Lines keep roughly the same width on the screen, like an engraving, so closer levels have finer lines relative to the map. */
const choosePen = (scale: number) => Math.max(0.3, Math.min(1, 0.12 / scale));

/** An opaque canvas is painted and encoded faster. */
type Ground = 'opaque' | 'transparent';

type Paint = (canvas: Canvas, palette: MapPalette, region: Region) => void;

/**
 * Number of pictures that other threads encode while the next one is painted. The builds in this process read and transpile in the other
 * two threads of Node.
 */
const maxEncoding = 2;

/** Encodes a picture and writes it. Resolves when the next one may be painted. */
type SavePicture = (file: string, canvas: Drawing, webpQuality: number) => Promise<void>;

/** Draws all pictures of the map into a folder (`allMapFiles`). */
export const drawTiles = (folder: string): Promise<void> =>
  saveAll(folder, async (savePicture) => {
    const plan = planMap();
    const paintMain = createPainter(plan);
    await drawOverview(paintMain, savePicture);
    const { marked, near, golden } = drawDragons();
    await savePicture(atlases.near.file, near, quality);
    await savePicture(atlases.golden.file, golden, quality);
    await savePicture(atlases.marked.file, marked, losslessQuality);
    for (const { file, picture } of drawSeasonCoats(plan)) await savePicture(file, picture, coatQuality);
    await drawSheet(mainSheet, paintMain, savePicture);
    for (const house of elements) await drawSheet(districtSheets[house], paintHouse(house), savePicture);
  });

/** Draws the pictures that the world shows first into a folder: the sketch of the map, the sea around it, and silhouettes of dragons. */
export const drawFirstPictures = (folder: string): Promise<void> =>
  saveAll(folder, (savePicture) => drawOverview(createPainter(planMap()), savePicture));

/** @param drawAll draws pictures, and stores each in the folder */
async function saveAll(folder: string, drawAll: (savePicture: SavePicture) => Promise<void>): Promise<void> {
  const encoding = new Set<Promise<void>>();
  await drawAll(async (file, canvas, webpQuality) => {
    const saved = save(join(folder, file), canvas, webpQuality).finally(() => encoding.delete(saved));
    encoding.add(saved);
    if (encoding.size >= maxEncoding) await Promise.race(encoding);
  });
  await Promise.all(encoding);
}

async function drawOverview(paintMain: Paint, savePicture: SavePicture): Promise<void> {
  await savePicture(sketchFile, draw(mainSheet.region, sketchScale, paintMain, 'opaque'), sketchQuality);
  await savePicture(openSeaFile, draw(openSea, openSeaScale, paintOpenSea), quality);
  await savePicture(atlases.far.file, drawFarDragons(), losslessQuality);
}

function createPainter(plan: MapPlan): Paint {
  const soft = drawSoftParts();
  return (canvas, palette, region) => paintMap(canvas, plan, palette, region, soft);
}

function paintHouse(house: Element): Paint {
  const plan = planDistrict(house);
  return (canvas, palette, region) => paintDistrict(canvas, plan, palette, region);
}

async function drawSheet(sheet: MapSheet, paint: Paint, savePicture: SavePicture): Promise<void> {
  const last = tileScales.length - 1;
  // Districts are drawn over the open sea, so only the main sheet is opaque.
  const ground: Ground = sheet === mainSheet ? 'opaque' : 'transparent';
  for (let level = 0; level < last - 1; level += 1)
    for (const tile of listTiles(sheet, level, sheet.region))
      await savePicture(tile.path, draw(tile.region, getScale(level), paint, ground), tileQuality);
  for (const tile of listTiles(sheet, last - 1, sheet.region)) {
    // Lines have their final width in the last two levels, so the first of these is a scaled-down copy of the other.
    const copy = createRegionCanvas(tile.region, getScale(last - 1), ground);
    for (const part of listTiles(sheet, last, tile.region).filter((one) => isPartOf(one, tile))) {
      const canvas = draw(part.region, getScale(last), paint, ground);
      copy.context.drawImage(canvas, part.region.x, part.region.y, part.region.width, part.region.height);
      if (isDrawn(part)) await savePicture(part.path, canvas, tileQuality);
    }
    await savePicture(tile.path, copy.canvas, tileQuality);
  }
}

const isPartOf = (part: MapTile, { column, row }: MapTile) =>
  part.column >> 1 === column && part.row >> 1 === row;

function draw(region: Region, scale: number, paint: Paint, ground: Ground = 'transparent'): Drawing {
  const { canvas, context } = createRegionCanvas(region, scale, ground);
  // It has the drawing methods of a browser's canvas, but is not declared as one.
  paint(context as unknown as Canvas, { ...mapPalette, pen: choosePen(scale) }, region);
  return canvas;
}

/** The soft parts of the main sheet. */
export function drawSoftParts(): SoftParts {
  const drawings = {
    depths: draw(softArea, softScale, paintDepths, 'opaque'),
    light: draw(softArea, softScale, paintLight),
  };
  // The painter passes them to `drawImage`, which takes canvases of this package, but they do not have the type of a browser's canvas.
  return drawings as unknown as SoftParts;
}

/** A canvas for a region, scaled to units of the world. */
function createRegionCanvas(region: Region, scale: number, ground: Ground) {
  const canvas = createCanvas(Math.round(region.width * scale), Math.round(region.height * scale));
  const context = canvas.getContext('2d', { alpha: ground === 'transparent' });
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-region.x, -region.y);
  return { canvas, context };
}

async function save(path: string, canvas: Drawing, webpQuality: number) {
  // Starts encoding first, because painting the next picture is synchronous.
  const encoded = encodePicture(canvas, webpQuality);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encoded);
}

// One thread per picture, because `drawTiles` encodes several at once.
sharp.concurrency(1);

/** Effort of the encoder for smaller files, from 0 to 6. With 3, which canvases use, a tile takes twice as long. */
const effort = 2;

/** Encodes a picture as WebP in another thread. @param quality 100 compresses without loss */
function encodePicture(canvas: Drawing, quality: number): Promise<Buffer> {
  const { width, height } = canvas;
  // A canvas stores colours multiplied by their opacity.
  const premultiplied = canvas.getContext('2d').getContextAttributes().alpha;
  return sharp(canvas.data(), { raw: { width, height, channels: 4, premultiplied } })
    .webp(quality === 100 ? { lossless: true, effort } : { quality, effort })
    .toBuffer();
}

/** Step of opacity. With all values, a coat would be twice as large. */
const alphaStep = 12;

/** Draws the cover of each season over the main islands and over the district of each house. @param main plan of the main islands */
function drawSeasonCoats(main: MapPlan): { file: string; picture: Drawing }[] {
  const sheets: { sheet: MapSheet; plan: MapPlan }[] = [
    { sheet: mainSheet, plan: main },
    ...elements.map((house) => ({ sheet: districtSheets[house], plan: planDistrict(house) })),
  ];
  return seasonNames.flatMap((season) =>
    sheets.map(({ sheet, plan }) => ({
      file: toSeasonCoatFile(season, sheet),
      picture: drawCoat(season, sheet, plan),
    })),
  );
}

function drawCoat(season: SeasonName, { region }: MapSheet, plan: MapPlan): Drawing {
  const { x, y, width, height } = region;
  const picture = createCanvas(Math.round(width * coatScale), Math.round(height * coatScale));
  const context = picture.getContext('2d');
  context.scale(coatScale, coatScale);
  context.translate(-x, -y);
  // It has the drawing methods of a browser's canvas, but is not declared as one.
  paintSeasonCoat(context as unknown as Canvas, plan, season, region);
  const pixels = context.getImageData(0, 0, picture.width, picture.height);
  for (let index = 3; index < pixels.data.length; index += 4)
    pixels.data[index] = Math.round((pixels.data[index] ?? 0) / alphaStep) * alphaStep;
  context.putImageData(pixels, 0, 0);
  return picture;
}
