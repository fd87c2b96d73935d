import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { hash } from '../simulation/hash.ts';
import { blot } from './blot.ts';
import type { Canvas } from './canvas.ts';
import type { Island, MapPlan } from './map-plan.ts';
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
  /** Small marks, in groups. */
  marks: { shape: 'petal' | 'flake' | 'crack' | 'spore'; colors: readonly string[]; count: number };
}

const coats: Record<SeasonName, Coat> = {
  // Blossom and first light.
  GENESIS: {
    wash: ['#ffe9d2', 0.1],
    patches: { colors: ['#f3c3c4', '#f7dcae', '#eeb3c6'], alpha: 0.34, from: 0.05, radius: 210 },
    rim: ['#fff6e2', 0.3, 90],
    marks: { shape: 'petal', colors: ['#f4a7b9', '#fff3ea', '#e8899f'], count: 3 },
  },
  // Meadows in flower.
  EARTH: {
    wash: ['#8fae4a', 0.1],
    patches: { colors: ['#7fa83f', '#9dbb4e', '#6d9440'], alpha: 0.34, from: -0.05, radius: 230 },
    rim: ['#d9dd9a', 0.22, 80],
    marks: { shape: 'petal', colors: ['#fdf6d8', '#f0c94a', '#d8657a', '#ffffff'], count: 3 },
  },
  // It has rained for weeks: floods that glitter, and wet shores.
  WATER: {
    wash: ['#3f8f96', 0.12],
    patches: { colors: ['#7fc4cb', '#5aa8b4', '#93d0d2'], alpha: 0.56, from: 0.16, radius: 190 },
    rim: ['#4fa3ae', 0.4, 150],
    marks: { shape: 'flake', colors: ['#dcf5f5', '#a9dde1'], count: 4 },
  },
  // Frost and drifts of snow.
  AIR: {
    wash: ['#f4f8ff', 0.26],
    patches: { colors: ['#ffffff', '#f2f6ff', '#e3ebfb'], alpha: 0.52, from: -0.02, radius: 220 },
    rim: ['#ffffff', 0.6, 70],
    marks: { shape: 'flake', colors: ['#ffffff', '#cfdcf5'], count: 4 },
  },
  // Scorched ground, ash and glowing cracks.
  FIRE: {
    wash: ['#8a3f1f', 0.16],
    patches: { colors: ['#5c3a2c', '#7a4630', '#40302a'], alpha: 0.4, from: 0.02, radius: 200 },
    rim: ['#c9753f', 0.3, 110],
    marks: { shape: 'crack', colors: ['#ff8a2c', '#ffb450', '#e8571f'], count: 2 },
  },
  // Moss and light from before the seasons.
  PRIMORDIAL: {
    wash: ['#4a3f7a', 0.18],
    patches: { colors: ['#5f4f9c', '#3d6f78', '#7a5aa8'], alpha: 0.42, from: 0, radius: 220 },
    rim: ['#8a78d0', 0.3, 110],
    marks: { shape: 'spore', colors: ['#b8ffe8', '#d8c8ff'], count: 4 },
  },
};

/** Units between the centers of patches, and between groups of marks. */
const [patchStep, markStep] = [170, 210];

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
    paintMarks(canvas, coat, island, region);
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

function paintMarks(canvas: Canvas, { marks }: Coat, { bounds, isOnLand }: Island, region: Region) {
  const nearby = expand(region, markStep);
  forGrid(bounds, markStep, (x, y, seed) => {
    if (!contains(nearby, { x, y }) || noise(x * 2, y * 2, 141) < -0.25) return;
    for (let index = 0; index < marks.count; index += 1) {
      const salt = 142 + 7 * index;
      const at = { x: x + 190 * (hash(seed, salt) - 0.5), y: y + 150 * (hash(seed, salt + 1) - 0.5) };
      if (!isOnLand(at)) continue;
      const color = marks.colors[Math.floor(hash(seed, salt + 2) * marks.colors.length)] ?? '#ffffff';
      paintMark(canvas, marks.shape, at, color, hash(seed, salt + 3));
    }
  });
}

/** @param chance 0 to 1: size and turn of this mark */
function paintMark(
  canvas: Canvas,
  shape: Coat['marks']['shape'],
  { x, y }: { x: number; y: number },
  color: string,
  chance: number,
) {
  const size = 9 + 9 * chance;
  canvas.fillStyle = withAlpha(color, 0.9);
  canvas.strokeStyle = withAlpha(color, 0.85);
  canvas.lineCap = 'round';
  canvas.beginPath();
  if (shape === 'petal' || shape === 'flake') {
    canvas.ellipse(x, y, size, size * (shape === 'flake' ? 0.5 : 0.8), 0, 0, 2 * Math.PI);
    canvas.fill();
  } else if (shape === 'spore') {
    const glow = canvas.createRadialGradient(x, y, 0, x, y, 3 * size);
    glow.addColorStop(0, withAlpha(color, 0.95));
    glow.addColorStop(0.3, withAlpha(color, 0.5));
    glow.addColorStop(1, withAlpha(color, 0));
    canvas.fillStyle = glow;
    canvas.arc(x, y, 3 * size, 0, 2 * Math.PI);
    canvas.fill();
  } else {
    canvas.lineWidth = 7;
    canvas.moveTo(x - 40, y + 12 * (chance - 0.5));
    canvas.lineTo(x - 12, y + 14 * chance);
    canvas.lineTo(x + 10, y - 16 * chance);
    canvas.lineTo(x + 42, y + 8);
    canvas.stroke();
  }
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
