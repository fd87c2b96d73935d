import { hash } from '../simulation/hash.ts';
import { genesis } from '../simulation/lands.ts';
import type { Place } from '../simulation/lands.ts';
import { mapArea } from './map-area.ts';
import type { MapPalette } from './map-palette.ts';
import type { Island, Landmark, MapPlan } from './map-plan.ts';
import { noise } from './map-plan.ts';
import type { Canvas } from './canvas.ts';
import { mix, withAlpha } from './mix.ts';
import { blot } from './blot.ts';
import { paintChart, paintLight, paintRays } from './paint-chart.ts';
import { paintGenesis } from './paint-genesis.ts';
import { trace, traceNear } from './trace.ts';
import { paintLandmark } from './paint-landmark.ts';
import { paintTurf } from './paint-turf.ts';
import { boundsOf, grown, holds, overlaps } from './region.ts';
import type { Region } from './region.ts';

/** Width of the pen, as a share of that on the whole map, from which marks on the ground can be seen. */
const turfBelow = 0.55;

/**
 * Paints the map in slices: sea, coasts, washes, then every landmark from the far to the near. The caller paints the
 * next slice when there is time. Parts that are painted apart fit together without a seam.
 * @param canvas scaled to units of the world
 * @param region the part that is needed: what lies beyond it is left out
 */
export function* paintMap(
  canvas: Canvas,
  plan: MapPlan,
  palette: MapPalette,
  region: Region = mapArea,
): Generator<void> {
  yield* paintLands(canvas, plan, palette, region);
  yield* paintMarks(canvas, plan, palette, region);
}

/** The first slices of the map: sea and bare lands. */
export function* paintLands(
  canvas: Canvas,
  plan: MapPlan,
  palette: MapPalette,
  region: Region = mapArea,
): Generator<void> {
  yield* paintSea(canvas, palette, region);
  yield;
  yield* paintCoastLines(canvas, plan.islands, palette, region);
  paintShadows(canvas, plan.islands, palette, region);
  yield;
  for (const island of plan.islands)
    if (overlaps(grown(island.bounds, 40), region)) {
      paintCliff(canvas, island, palette, region);
      yield* paintGround(canvas, island, palette, region);
    }
  if (palette.pen < turfBelow) yield* paintTurf(canvas, plan.islands, palette, region);
  if (overlaps(genesisArea, region)) {
    paintGenesis(canvas, palette);
    yield;
  }
}

/** The other slices: what stands on the lands, and the light on all. */
export function* paintMarks(
  canvas: Canvas,
  plan: MapPlan,
  palette: MapPalette,
  region: Region = mapArea,
): Generator<void> {
  let painted = 0;
  for (const landmark of plan.landmarks) {
    if (!isNear(landmark, region)) continue;
    paintLandmark(canvas, landmark, palette);
    painted += 1;
    if (painted % 24 === 0) yield;
  }
  paintRays(canvas, palette);
  yield;
  paintChart(canvas, palette, region);
  yield* paintLight(canvas, palette, region);
}

/** The lake and its light. */
const genesisArea = grown({ x: genesis.x, y: genesis.y, width: 0, height: 0 }, genesis.radius * 1.1);

/** Landmarks are drawn upwards from their place, the largest about twice as high as its size. */
const isNear = ({ x, y, size }: Landmark, region: Region) =>
  x + size * 2 > region.x &&
  x - size * 2 < region.x + region.width &&
  y + size > region.y &&
  y - size * 3 < region.y + region.height;

function* paintSea(
  canvas: Canvas,
  { sea, seaDeep, ink, line, pen }: MapPalette,
  region: Region,
): Generator<void> {
  const { width, height } = mapArea;
  const depth = canvas.createRadialGradient(genesis.x, genesis.y, 900, genesis.x, genesis.y, 7_600);
  depth.addColorStop(0, sea);
  depth.addColorStop(0.72, sea);
  depth.addColorStop(1, seaDeep);
  canvas.fillStyle = depth;
  canvas.fillRect(region.x, region.y, region.width, region.height);
  for (let pool = 0; pool < 60; pool += 1) {
    if (pool % 8 === 0) yield;
    const x = mapArea.x + width * hash(pool, 21);
    const y = mapArea.y + height * hash(pool, 22);
    const radius = 420 + 900 * hash(pool, 23);
    if (!holds(grown(region, radius), { x, y })) continue;
    const shade = canvas.createRadialGradient(x, y, radius * 0.2, x, y, radius);
    shade.addColorStop(0, withAlpha(seaDeep, 0.26));
    shade.addColorStop(0.85, withAlpha(seaDeep, 0.1));
    shade.addColorStop(1, withAlpha(seaDeep, 0));
    canvas.fillStyle = shade;
    canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
  yield;
  // Short engraved waves, in rows that swell.
  canvas.strokeStyle = withAlpha(ink, line * 0.46);
  canvas.lineWidth = 6 * pen;
  canvas.lineCap = 'round';
  canvas.beginPath();
  const nearby = grown(region, 130);
  for (let wave = 0; wave < 1_900; wave += 1) {
    const x = mapArea.x + width * hash(wave, 31);
    const y = mapArea.y + height * hash(wave, 32);
    if (!holds(nearby, { x, y })) continue;
    if (noise(x, y, 91) < 0.02) continue;
    const length = 46 + 60 * hash(wave, 33);
    canvas.moveTo(x, y);
    canvas.quadraticCurveTo(x + length * 0.25, y - 15, x + length * 0.5, y);
    canvas.quadraticCurveTo(x + length * 0.75, y + 11, x + length, y - 2);
  }
  canvas.stroke();
}

/** Lines that follow the coast, as engravers draw water. */
function* paintCoastLines(
  canvas: Canvas,
  islands: Island[],
  { ink, sea, foam, line, pen }: MapPalette,
  region: Region,
): Generator<void> {
  const lines = 6;
  // Close by, the burin cuts finer.
  const stroke = 5 * Math.max(0.4, pen);
  for (let index = lines; index >= 1; index -= 1) {
    const reach = 22 + index * index * 7 + index * 22;
    const near = islands.filter(({ bounds }) => overlaps(grown(bounds, reach + 5), region));
    for (const width of [stroke, -stroke]) {
      canvas.strokeStyle =
        width > 0
          ? withAlpha(mix(ink, sea, 0.35 + 0.6 * (index / lines) * (1 - line * 0.4)), 1)
          : mix(sea, foam, 0.5 * (1 - index / lines));
      canvas.lineWidth = reach * 2 + width;
      canvas.lineJoin = 'round';
      canvas.beginPath();
      for (const { coast } of near) traceNear(canvas, coast, grown(region, reach + 5));
      canvas.stroke();
      yield;
    }
  }
}

/** Height of the cliffs, which are seen where the coast faces the south, and how far their shadows fall on the water. */
const [cliff, shadowX, shadowY] = [34, 44, 78];

/** Shadows of the lands on the water. */
function paintShadows(canvas: Canvas, islands: readonly Island[], { shade }: MapPalette, region: Region) {
  canvas.fillStyle = withAlpha(shade, 0.3);
  for (const { coast, bounds } of islands)
    if (overlaps(grown(bounds, shadowY), region)) fillShifted(canvas, coast, shadowX, shadowY);
}

/** The side of a land above the water: without it the land would lie in the sea like paper. */
function paintCliff(
  canvas: Canvas,
  { country, coast }: Island,
  { land, ink, line, pen }: MapPalette,
  region: Region,
) {
  canvas.lineWidth = 3.4 * pen;
  canvas.strokeStyle = withAlpha(ink, line);
  canvas.fillStyle = mix(land[country].deep, ink, 0.18);
  fillShifted(canvas, coast, 0, cliff);
  canvas.stroke();
  // Clefts; close by, there is room for more of them.
  const nearby = grown(region, cliff);
  const perCorner = pen < turfBelow ? 3 : 1;
  canvas.beginPath();
  for (const [index, { x, y }] of coast.entries()) {
    if (!holds(nearby, { x, y })) continue;
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

function fillShifted(canvas: Canvas, coast: readonly Place[], x: number, y: number) {
  canvas.save();
  canvas.translate(x, y);
  canvas.beginPath();
  trace(canvas, coast);
  canvas.restore();
  canvas.fill();
}

function* paintGround(
  canvas: Canvas,
  { country, coast, bounds, lakes }: Island,
  palette: MapPalette,
  region: Region,
): Generator<void> {
  const { ground, wash, deep, growth } = palette.land[country];
  canvas.save();
  canvas.beginPath();
  trace(canvas, coast);
  canvas.fillStyle = ground;
  canvas.fill();
  canvas.clip();
  // The wash pools at the coast and in hollows, as watercolour does.
  canvas.strokeStyle = withAlpha(wash, 0.2);
  for (const width of [520, 330, 190, 90]) {
    canvas.lineWidth = Math.min(width, bounds.width * 0.4);
    canvas.beginPath();
    traceNear(canvas, coast, grown(region, width / 2));
    canvas.stroke();
    yield;
  }
  const pools = Math.ceil((bounds.width * bounds.height) / 90_000);
  for (let pool = 0; pool < pools; pool += 1) {
    const seed = pool + Math.round(bounds.x);
    const x = bounds.x + bounds.width * hash(seed, 41);
    const y = bounds.y + bounds.height * hash(seed, 42);
    const radius = 130 + 260 * hash(seed, 43);
    if (!holds(grown(region, radius * 1.2), { x, y })) continue;
    const tone = noise(x, y, 17) > 0.1 ? deep : noise(x, y, 19) > 0 ? wash : growth;
    blot(canvas, { x, y }, radius, withAlpha(tone, 0.13), seed);
    if (pool % 24 === 23) yield;
  }
  // The edge of the land catches the light.
  canvas.strokeStyle = withAlpha(palette.foam, 0.42);
  canvas.lineWidth = 40;
  canvas.beginPath();
  traceNear(canvas, coast, grown(region, 20));
  canvas.stroke();
  for (const lake of lakes) if (overlaps(grown(boundsOf(lake), 20), region)) paintLake(canvas, lake, palette);
  canvas.restore();
  canvas.beginPath();
  traceNear(canvas, coast, grown(region, 10));
  canvas.strokeStyle = withAlpha(palette.ink, palette.line + 0.2);
  canvas.lineWidth = 8 * palette.pen;
  canvas.lineJoin = 'round';
  canvas.stroke();
}

/** Water lies lower than the land: its northern shore throws a shadow, lines follow the shores. */
function paintLake(
  canvas: Canvas,
  shore: readonly Place[],
  { sea, seaDeep, foam, ink, line, pen, land }: MapPalette,
) {
  const water = mix(mix(sea, seaDeep, 0.5), land.WATER.wash, 0.22);
  canvas.save();
  canvas.beginPath();
  trace(canvas, shore);
  canvas.fillStyle = water;
  canvas.fill();
  canvas.clip();
  for (const [width, colour] of [
    [84, withAlpha(foam, 0.34)],
    [72, water],
    [36, withAlpha(foam, 0.3)],
  ] as const) {
    canvas.lineWidth = width;
    canvas.strokeStyle = colour;
    canvas.stroke();
  }
  canvas.translate(10, 16);
  canvas.beginPath();
  trace(canvas, shore);
  canvas.lineWidth = 30;
  canvas.strokeStyle = withAlpha(seaDeep, 0.4);
  canvas.stroke();
  canvas.restore();
  canvas.beginPath();
  trace(canvas, shore);
  canvas.lineWidth = 6 * pen;
  canvas.strokeStyle = withAlpha(ink, line + 0.1);
  canvas.stroke();
}
