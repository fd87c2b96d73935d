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
import { buildDistrictLayout, buildMapLayout } from '@emberclutch/world/map/map-layout.ts';
import type { MapLayout } from '@emberclutch/world/map/map-layout.ts';
import {
  districtSheets,
  isDrawn,
  mainSheet,
  openSeaFile,
  getScale,
  sketchFile,
  tileScales,
  listTiles,
  groundCoverScale,
  toGroundCoverFile,
} from '@emberclutch/world/map/map-sheet.ts';
import type { MapSheet, MapTile } from '@emberclutch/world/map/map-sheet.ts';
import { atlases } from '@emberclutch/world/scene/dragon-atlas.ts';
import { openSea } from '@emberclutch/world/map/open-sea.ts';
import { paintLight } from '@emberclutch/world/map/paint-chart.ts';
import {
  paintDistrict,
  paintMap,
  paintOpenSea,
  softArea,
  softScale,
} from '@emberclutch/world/map/paint-map.ts';
import type { SoftParts } from '@emberclutch/world/map/paint-map.ts';
import { paintDepths } from '@emberclutch/world/map/paint-waves.ts';
import type { Box } from '@emberclutch/world/map/box.ts';
import { seasonNames } from '@emberclutch/contract/season/season-name.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { paintGroundCover } from '@emberclutch/world/map/paint-ground-cover.ts';
import { drawDragons } from './draw-dragons.ts';

/** Quality of the dragons, of tiles (most of the bytes that a long move across the map loads), and of the sketch (shown enlarged for a moment). */
const [quality, tileQuality, sketchQuality] = [70, 58, 45];

/** Quality of the seasons' ground covers, which are soft. */
const groundCoverQuality = 50;

/** Lossless compression, because the few tones of silhouettes would blur otherwise. */
const losslessQuality = 100;

/** Pixels per unit of the sketch and of the open sea, which has no edges. */
const [sketchScale, openSeaScale] = [0.03, 0.008];

/** Chooses a pen so that lines keep roughly the same width on the screen. Closer levels have finer lines relative to the map. */
const choosePen = (scale: number) => Math.max(0.3, Math.min(1, 0.12 / scale));

/** Background of a canvas. Painting and encoding an opaque canvas is faster. */
type Ground = 'opaque' | 'transparent';

type Paint = (canvas: Canvas, palette: MapPalette, area: Box) => void;

/** Maximum number of pictures that other threads encode while this one paints. Builds use the other two threads of Node. */
const maxEncodings = 2;

/** Encodes a picture and writes it. Resolves when the next picture may be painted. */
type SavePicture = (file: string, canvas: Drawing, webpQuality: number) => Promise<void>;

/** Draws all pictures of the map into a folder. */
export async function drawTiles(folder: string): Promise<void> {
  const encodings = new Set<Promise<void>>();
  await drawPictures(async (file, canvas, webpQuality) => {
    const saving = writePicture(join(folder, file), canvas, webpQuality).finally(() =>
      encodings.delete(saving),
    );
    encodings.add(saving);
    if (encodings.size >= maxEncodings) await Promise.race(encodings);
  });
  await Promise.all(encodings);
}

async function drawPictures(savePicture: SavePicture): Promise<void> {
  const layout = buildMapLayout();
  const paintMain = createPainter(layout);
  const sketch = drawArea(mainSheet.area, sketchScale, paintMain, 'opaque');
  await savePicture(sketchFile, sketch, sketchQuality);
  await savePicture(openSeaFile, drawArea(openSea, openSeaScale, paintOpenSea), quality);
  const { far, highlighted, near, golden } = drawDragons();
  await savePicture(atlases.far.file, far, losslessQuality);
  await savePicture(atlases.near.file, near, quality);
  await savePicture(atlases.golden.file, golden, quality);
  await savePicture(atlases.highlighted.file, highlighted, losslessQuality);
  for (const { file, picture } of drawGroundCovers(layout))
    await savePicture(file, picture, groundCoverQuality);
  await drawSheet(mainSheet, paintMain, savePicture);
  for (const house of elements)
    await drawSheet(districtSheets[house], createDistrictPainter(house), savePicture);
}

function createPainter(layout: MapLayout): Paint {
  const soft = drawSoftParts();
  return (canvas, palette, area) => paintMap(canvas, layout, palette, area, soft);
}

function createDistrictPainter(house: Element): Paint {
  const layout = buildDistrictLayout(house);
  return (canvas, palette, area) => paintDistrict(canvas, layout, palette, area);
}

async function drawSheet(sheet: MapSheet, paint: Paint, savePicture: SavePicture): Promise<void> {
  const lastLevel = tileScales.length - 1;
  // Districts lie over the open sea, so only the main sheet is opaque.
  const ground: Ground = sheet === mainSheet ? 'opaque' : 'transparent';
  for (let level = 0; level < lastLevel - 1; level += 1)
    for (const tile of listTiles(sheet, level, sheet.area))
      await savePicture(tile.path, drawArea(tile.area, getScale(level), paint, ground), tileQuality);
  for (const tile of listTiles(sheet, lastLevel - 1, sheet.area)) {
    // Lines have their final width in the last two levels, so the second to last level is a scaled-down copy of the last.
    const copy = createAreaCanvas(tile.area, getScale(lastLevel - 1), ground);
    for (const part of listTiles(sheet, lastLevel, tile.area).filter((candidate) =>
      isPartOf(candidate, tile),
    )) {
      const canvas = drawArea(part.area, getScale(lastLevel), paint, ground);
      copy.context.drawImage(canvas, part.area.x, part.area.y, part.area.width, part.area.height);
      if (isDrawn(part)) await savePicture(part.path, canvas, tileQuality);
    }
    await savePicture(tile.path, copy.canvas, tileQuality);
  }
}

const isPartOf = (part: MapTile, { column, row }: MapTile) =>
  part.column >> 1 === column && part.row >> 1 === row;

function drawArea(area: Box, scale: number, paint: Paint, ground: Ground = 'transparent'): Drawing {
  const { canvas, context } = createAreaCanvas(area, scale, ground);
  // Cast: the context has the drawing methods of a browser's canvas, but is not declared as one.
  paint(context as unknown as Canvas, { ...mapPalette, pen: choosePen(scale) }, area);
  return canvas;
}

/** Draws the soft parts of the main sheet. */
export function drawSoftParts(): SoftParts {
  const drawings = {
    depths: drawArea(softArea, softScale, paintDepths, 'opaque'),
    light: drawArea(softArea, softScale, paintLight),
  };
  // Cast: the painter passes them to `drawImage`, which takes canvases of this package, but they do not have the type of a browser's canvas.
  return drawings as unknown as SoftParts;
}

/** Creates a canvas for an area, scaled to units of the world. */
function createAreaCanvas(area: Box, scale: number, ground: Ground) {
  const canvas = createCanvas(Math.round(area.width * scale), Math.round(area.height * scale));
  const context = canvas.getContext('2d', { alpha: ground === 'transparent' });
  context.imageSmoothingQuality = 'high';
  context.scale(scale, scale);
  context.translate(-area.x, -area.y);
  return { canvas, context };
}

async function writePicture(path: string, canvas: Drawing, webpQuality: number) {
  // Starts to encode first, because painting the next picture is synchronous.
  const encoding = encodePicture(canvas, webpQuality);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await encoding);
}

// Uses one thread per picture, because `drawTiles` encodes several pictures at once.
sharp.concurrency(1);

/** Effort of the encoder for smaller files, from 0 to 6. With 3, the default of canvases, a tile takes twice as long. */
const effort = 2;

/** Encodes a picture as WebP in another thread. */
function encodePicture(canvas: Drawing, webpQuality: number): Promise<Buffer> {
  const { width, height } = canvas;
  // A canvas stores colours multiplied by their opacity.
  const premultiplied = canvas.getContext('2d').getContextAttributes().alpha;
  return sharp(canvas.data(), { raw: { width, height, channels: 4, premultiplied } })
    .webp(webpQuality === losslessQuality ? { lossless: true, effort } : { quality: webpQuality, effort })
    .toBuffer();
}

/** Step of opacity. With all values, the file of a ground cover would be twice as large. */
const alphaStep = 12;

/** Draws the ground cover of each season over the main islands and over the district of each house. */
function drawGroundCovers(mainLayout: MapLayout): { file: string; picture: Drawing }[] {
  const sheets: { sheet: MapSheet; layout: MapLayout }[] = [
    { sheet: mainSheet, layout: mainLayout },
    ...elements.map((house) => ({ sheet: districtSheets[house], layout: buildDistrictLayout(house) })),
  ];
  return seasonNames.flatMap((season) =>
    sheets.map(({ sheet, layout }) => ({
      file: toGroundCoverFile(season, sheet),
      picture: drawGroundCover(season, sheet, layout),
    })),
  );
}

function drawGroundCover(season: SeasonName, { area }: MapSheet, layout: MapLayout): Drawing {
  const { canvas: picture, context } = createAreaCanvas(area, groundCoverScale, 'transparent');
  // Cast: the context has the drawing methods of a browser's canvas, but is not declared as one.
  paintGroundCover(context as unknown as Canvas, layout, season, area);
  const pixels = context.getImageData(0, 0, picture.width, picture.height);
  for (let index = 3; index < pixels.data.length; index += 4)
    pixels.data[index] = Math.round((pixels.data[index] ?? 0) / alphaStep) * alphaStep;
  context.putImageData(pixels, 0, 0);
  return picture;
}
