import { hash } from '../simulation/hash.ts';
import { genesis } from '../simulation/regions.ts';
import type { Point } from '../simulation/point.ts';
import { paintBlot } from './paint-blot.ts';
import { applyAlpha, beginLine, fade, strokeLine, strokeOutline } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark } from './landmark.ts';
import type { MapPalette } from './map-palette.ts';
import { computeNoise } from './map-layout.ts';
import type { Island, MapLayout } from './map-layout.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { paintChart, paintRays, paintLight } from './paint-chart.ts';
import { paintGenesis } from './paint-genesis.ts';
import { paintLandmark } from './paint-landmark.ts';
import { paintTurf } from './paint-turf.ts';
import { paintCoastLines, paintWaves, paintDepths } from './paint-waves.ts';
import { measureBounds, expand, contains, overlaps } from './box.ts';
import type { Box } from './box.ts';
import { trace, traceNear, tracePolyline } from './trace.ts';
import { mapArea } from './world-area.ts';

/** Marks on the ground are painted only with narrower pens, that is, in close views. */
const maxTurfPen = 0.55;

/** Paints an area of the main islands and the sea around them. Areas that are painted separately join without a seam. */
export function paintMap(
  canvas: Canvas,
  layout: MapLayout,
  palette: MapPalette,
  area: Box,
  { depths, light }: SoftParts,
): void {
  paintSoftPart(canvas, depths);
  paintWaves(canvas, palette, area);
  paintIslands(canvas, layout, palette, area, 6);
  if (overlaps(genesisArea, area)) paintGenesis(canvas, palette);
  paintLandmarks(canvas, layout, palette, area);
  paintRays(canvas, palette);
  paintChart(canvas, palette, area);
  paintSoftPart(canvas, light);
}

/** Paints the island of a district, without the sea around it. */
export function paintDistrict(canvas: Canvas, layout: MapLayout, palette: MapPalette, area: Box): void {
  // Fewer coast lines than around main islands, because districts are close together.
  paintIslands(canvas, layout, palette, area, 3);
  paintLandmarks(canvas, layout, palette, area);
}

/** The islands of a layout, with the shallow water around them. @param coastLines number of lines along a coast */
function paintIslands(
  canvas: Canvas,
  layout: MapLayout,
  palette: MapPalette,
  area: Box,
  coastLines: number,
): void {
  paintCoastLines(canvas, layout.islands, palette, area, coastLines);
  paintShadows(canvas, layout.islands, palette, area);
  for (const island of layout.islands)
    if (overlaps(expand(island.bounds, 40), area)) {
      paintCliff(canvas, island, palette, area);
      paintGround(canvas, island, palette, area);
    }
  if (palette.pen < maxTurfPen) paintTurf(canvas, layout.islands, palette, area);
}

/** The landmarks of a layout, from far to near. */
function paintLandmarks(canvas: Canvas, layout: MapLayout, palette: MapPalette, area: Box): void {
  for (const landmark of layout.landmarks)
    if (isNear(landmark, area)) paintLandmark(canvas, landmark, palette);
}

/** The lake and its glow. */
const genesisArea = expand({ x: genesis.x, y: genesis.y, width: 0, height: 0 }, genesis.radius * 1.1);

/** Landmarks extend upwards. The volcano, the largest, extends by 1.95 times its size upwards, and by 1.5 times to both sides. */
const isNear = ({ x, y, size }: Landmark, area: Box) =>
  x + size * 1.6 > area.x &&
  x - size * 1.6 < area.x + area.width &&
  y + size * 0.75 > area.y &&
  y - size * 2.1 < area.y + area.height;

/** Height of the cliffs on coasts that face south, and the offset of their shadows on the water. */
const [cliff, shadowX, shadowY] = [34, 44, 78];

/** Shadows of the regions on the water. */
function paintShadows(canvas: Canvas, islands: readonly Island[], { shade }: MapPalette, area: Box) {
  canvas.fillStyle = applyAlpha(shade, 0.3);
  for (const { coast, bounds } of islands)
    if (overlaps(expand(bounds, shadowY), area)) fillShifted(canvas, coast, shadowX, shadowY);
}

/** The cliffs of a land, which give it height above the sea. */
function paintCliff(
  canvas: Canvas,
  { region, coast }: Island,
  { regions, ink, line, pen }: MapPalette,
  area: Box,
) {
  canvas.lineWidth = 3.4 * pen;
  canvas.strokeStyle = applyAlpha(ink, line);
  canvas.fillStyle = mixColors(regions[region].deep, ink, 0.18);
  fillShifted(canvas, coast, 0, cliff);
  canvas.stroke();
  // Clefts; a close view has more of them.
  const nearby = expand(area, cliff);
  const perCorner = pen < maxTurfPen ? 3 : 1;
  canvas.beginPath();
  for (const [index, { x, y }] of coast.entries()) {
    if (!contains(nearby, { x, y })) continue;
    const next = coast[(index + 1) % coast.length] ?? { x, y };
    for (let cleft = 0; cleft < perCorner; cleft += 1) {
      const share = (cleft + 0.6 * hash(index * 3 + cleft, 47)) / perCorner;
      const [left, top] = [x + (next.x - x) * share, y + (next.y - y) * share];
      canvas.moveTo(left, top);
      canvas.lineTo(left - 3, top + cliff * (0.4 + 0.6 * hash(index * 3 + cleft, 46)));
    }
  }
  canvas.stroke();
}

function fillShifted(canvas: Canvas, coast: readonly Point[], x: number, y: number) {
  canvas.save();
  canvas.translate(x, y);
  canvas.beginPath();
  trace(canvas, coast);
  canvas.restore();
  canvas.fill();
}

function paintGround(
  canvas: Canvas,
  { region, coast, bounds, lakes, paths }: Island,
  palette: MapPalette,
  area: Box,
): void {
  const { ground, wash, deep, growth } = palette.regions[region];
  canvas.save();
  canvas.beginPath();
  trace(canvas, coast);
  canvas.fillStyle = ground;
  canvas.fill();
  canvas.clip();
  // The wash pools at the coast and in hollows, like watercolour.
  canvas.strokeStyle = applyAlpha(wash, 0.2);
  for (const width of [520, 330, 190, 90]) {
    canvas.lineWidth = Math.min(width, bounds.width * 0.4);
    canvas.beginPath();
    traceNear(canvas, coast, expand(area, width / 2));
    canvas.stroke();
  }
  const pools = Math.ceil((bounds.width * bounds.height) / 90_000);
  for (let pool = 0; pool < pools; pool += 1) {
    const seed = pool + Math.round(bounds.x);
    const x = bounds.x + bounds.width * hash(seed, 41);
    const y = bounds.y + bounds.height * hash(seed, 42);
    const radius = 130 + 260 * hash(seed, 43);
    if (!contains(expand(area, radius * 1.2), { x, y })) continue;
    const tone = computeNoise(x, y, 17) > 0.1 ? deep : computeNoise(x, y, 19) > 0 ? wash : growth;
    // Like wet paint on wet paper: strongest in the middle, with a faint edge.
    const paint = canvas.createRadialGradient(x, y, 0, x, y, radius * 1.05);
    paintBlot(canvas, { x, y }, radius, fade(paint, tone, { 0: 0.22, 0.55: 0.14, 1: 0.03 }), seed);
  }
  // The edge of the land catches the light.
  beginLine(canvas, applyAlpha(palette.foam, 0.42), 40);
  traceNear(canvas, coast, expand(area, 20));
  canvas.stroke();
  for (const lake of lakes)
    if (overlaps(expand(measureBounds(lake), 20), area)) paintLake(canvas, lake, palette);
  for (const path of paths)
    if (overlaps(expand(measureBounds(path), 20), area)) paintPath(canvas, path, palette);
  canvas.restore();
  canvas.beginPath();
  traceNear(canvas, coast, expand(area, 10));
  canvas.lineJoin = 'round';
  strokeOutline(canvas, palette, 8);
}

/** A trodden path: a pale line, with dots of ink beside it. */
function paintPath(canvas: Canvas, path: readonly Point[], { paper, ink, line, pen }: MapPalette) {
  for (const [width, color, dash] of [
    [15, applyAlpha(paper, 0.75), []],
    [5 * pen + 2, applyAlpha(ink, line * 0.7), [9, 17]],
  ] as const) {
    canvas.setLineDash([...dash]);
    beginLine(canvas, color, width);
    tracePolyline(canvas, path);
    canvas.stroke();
  }
  canvas.setLineDash([]);
}

/** A lake below the level of the land: its northern shore casts a shadow, and lines follow the shores. */
function paintLake(
  canvas: Canvas,
  shore: readonly Point[],
  { sea, seaDeep, foam, ink, line, pen, regions }: MapPalette,
) {
  const water = mixColors(mixColors(sea, seaDeep, 0.5), regions.WATER.wash, 0.22);
  canvas.save();
  canvas.beginPath();
  trace(canvas, shore);
  canvas.fillStyle = water;
  canvas.fill();
  canvas.clip();
  for (const [width, color] of [
    [84, applyAlpha(foam, 0.34)],
    [72, water],
    [36, applyAlpha(foam, 0.3)],
  ] as const)
    strokeLine(canvas, color, width);
  canvas.translate(10, 16);
  beginLine(canvas, applyAlpha(seaDeep, 0.4), 30);
  trace(canvas, shore);
  canvas.stroke();
  canvas.restore();
  beginLine(canvas, applyAlpha(ink, line + 0.1), 6 * pen);
  trace(canvas, shore);
  canvas.stroke();
}

/**
 * The parts of the map without edges: the depths of the sea, and the light over everything. Each is painted once at low resolution and
 * enlarged for each area, because enlarging a pixel costs less than computing its gradient.
 */
export interface SoftParts {
  depths: CanvasImageSource;
  light: CanvasImageSource;
}

/** The area of the pictures of soft parts, and their pixels per unit: a sixteenth of the closest level. */
export const [softArea, softScale] = [expand(mapArea, 40), 0.05] as const;

function paintSoftPart(canvas: Canvas, part: CanvasImageSource): void {
  const { x, y, width, height } = softArea;
  const { imageSmoothingQuality } = canvas;
  // 'low' is linear filtering. Better filters take longer and look the same on a gradient.
  canvas.imageSmoothingQuality = 'low';
  canvas.drawImage(part, x, y, width, height);
  canvas.imageSmoothingQuality = imageSmoothingQuality;
}

/** Units over which the main sheet fades into the open sea, and the number of steps of the gradient. */
const [fadeWidth, steps] = [900, 12];

/** The sea around the main sheet, shown over the sheet. It fades out towards the islands, so that no edge is visible. */
export function paintOpenSea(canvas: Canvas, palette: MapPalette, area: Box): void {
  paintDepths(canvas, palette, area);
  paintWaves(canvas, palette, area);
  paintLight(canvas, palette, area);
  canvas.globalCompositeOperation = 'destination-out';
  for (let step = 1; step <= steps; step += 1) {
    // Each step removes the same share of the original opacity.
    canvas.fillStyle = `rgba(0, 0, 0, ${1 / (steps - step + 1)})`;
    const { x, y, width, height } = expand(mapArea, (-fadeWidth * step) / steps);
    canvas.fillRect(x, y, width, height);
  }
}
