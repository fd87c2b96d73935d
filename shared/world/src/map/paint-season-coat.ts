import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { hash } from '../simulation/hash.ts';
import { blot } from './blot.ts';
import type { Canvas } from './canvas.ts';
import type { MapPlan } from './map-plan.ts';
import { noise } from './map-plan.ts';
import { withAlpha } from './mix.ts';
import { contains, expand, overlaps } from './region.ts';
import type { Region } from './region.ts';
import { trace } from './trace.ts';

/** The cover that a season lays over the ground of all lands. Colours are `#rrggbb`. */
interface Coat {
  /** Over all land. */
  wash: readonly [color: string, alpha: number];
  /** Soft patches, where the noise of the ground is above `from`. */
  patches: { colors: readonly string[]; alpha: number; from: number; radius: number };
  /** Along the coast. */
  rim: readonly [color: string, alpha: number, width: number];
}

const coats: Record<SeasonName, Coat> = {
  // Blossom and first light.
  GENESIS: {
    wash: ['#ffe9d2', 0.1],
    patches: { colors: ['#f3c3c4', '#f7dcae', '#eeb3c6'], alpha: 0.34, from: 0.05, radius: 210 },
    rim: ['#fff6e2', 0.3, 90],
  },
  // Meadows in flower.
  EARTH: {
    wash: ['#8fae4a', 0.1],
    patches: { colors: ['#7fa83f', '#9dbb4e', '#6d9440'], alpha: 0.34, from: -0.05, radius: 230 },
    rim: ['#d9dd9a', 0.22, 80],
  },
  // It has rained for weeks: floods that glitter, and wet shores.
  WATER: {
    wash: ['#3f8f96', 0.12],
    patches: { colors: ['#7fc4cb', '#5aa8b4', '#93d0d2'], alpha: 0.56, from: 0.16, radius: 190 },
    rim: ['#4fa3ae', 0.4, 150],
  },
  // Frost and drifts of snow.
  AIR: {
    wash: ['#f4f8ff', 0.26],
    patches: { colors: ['#ffffff', '#f2f6ff', '#e3ebfb'], alpha: 0.52, from: -0.02, radius: 220 },
    rim: ['#ffffff', 0.6, 70],
  },
  // Scorched ground, ash and glowing cracks.
  FIRE: {
    wash: ['#8a3f1f', 0.16],
    patches: { colors: ['#5c3a2c', '#7a4630', '#40302a'], alpha: 0.4, from: 0.02, radius: 200 },
    rim: ['#c9753f', 0.3, 110],
  },
  // Moss and light from before the seasons.
  PRIMORDIAL: {
    wash: ['#4a3f7a', 0.18],
    patches: { colors: ['#5f4f9c', '#3d6f78', '#7a5aa8'], alpha: 0.42, from: 0, radius: 220 },
    rim: ['#8a78d0', 0.3, 110],
  },
};

/** Units between the centers of patches. */
const patchStep = 170;

/**
 * Paints what a season lays over the ground of all islands, on a transparent ground. Regions fit together without a seam.
 * @param canvas scaled to units of the world
 * @param region the part to paint
 */
export function paintSeasonCoat(
  canvas: Canvas,
  { islands }: MapPlan,
  season: SeasonName,
  region: Region,
): void {
  const coat = coats[season];
  for (const island of islands) {
    if (!overlaps(island.bounds, region)) continue;
    canvas.save();
    canvas.beginPath();
    trace(canvas, island.coast);
    canvas.clip();
    canvas.fillStyle = withAlpha(coat.wash[0], coat.wash[1]);
    canvas.fillRect(region.x, region.y, region.width, region.height);
    paintPatches(canvas, coat, island.bounds, region);
    const [color, alpha, width] = coat.rim;
    for (const share of [1, 0.6, 0.3]) {
      canvas.strokeStyle = withAlpha(color, alpha / 2);
      canvas.lineWidth = width * share * 2;
      canvas.beginPath();
      trace(canvas, island.coast);
      canvas.stroke();
    }
    canvas.restore();
  }
}

function paintPatches(canvas: Canvas, { patches }: Coat, bounds: Region, region: Region) {
  const nearby = expand(region, patches.radius * 1.5);
  forGrid(bounds, patchStep, (x, y, seed) => {
    const high = noise(x * 1.4, y * 1.4, 131);
    if (!contains(nearby, { x, y }) || high < patches.from) return;
    const color = patches.colors[Math.floor(hash(seed, 132) * patches.colors.length)] ?? '#ffffff';
    const radius = patches.radius * (0.6 + 0.6 * hash(seed, 133));
    const strength = patches.alpha * Math.min(1, 0.45 + 1.6 * (high - patches.from));
    const paint = canvas.createRadialGradient(x, y, 0, x, y, radius * 1.05);
    paint.addColorStop(0, withAlpha(color, strength));
    paint.addColorStop(0.6, withAlpha(color, strength * 0.7));
    paint.addColorStop(1, withAlpha(color, 0));
    blot(canvas, { x, y }, radius, paint, seed);
  });
}

/** Calls back for each cell of a grid, with a point in it. The grid is the same for all regions. */
function forGrid(
  { x: left, y: top, width, height }: Region,
  step: number,
  onCell: (x: number, y: number, seed: number) => void,
) {
  for (let row = Math.floor(top / step); row * step < top + height; row += 1)
    for (let column = Math.floor(left / step); column * step < left + width; column += 1) {
      const seed = row * 7_919 + column;
      onCell((column + hash(seed, 151)) * step, (row + hash(seed, 152)) * step, seed);
    }
}
