import { hash } from '../simulation/hash.ts';
import type { Landmark } from './landmark.ts';
import { mix } from './mix.ts';
import { outline } from './outline.ts';
import type { Painter } from './painter.ts';
import { paintCaldera } from './paint-caldera.ts';
import { paintFloatingPeak } from './paint-floating-peak.ts';
import { paintGiantTree } from './paint-giant-tree.ts';
import { paintTerraces } from './paint-terraces.ts';
import { polygon } from './polygon.ts';

/** Shards of black glass on the coast of Fire. */
const paintShards: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const { deep } = palette.land[country];
  for (let shard = 0; shard < 5; shard += 1) {
    const left = x + (shard - 2) * size * 0.2;
    const high = size * (0.4 + 0.7 * hash(seed, shard));
    const lean = (hash(seed, 10 + shard) - 0.5) * size * 0.3;
    polygon(canvas, [
      { x: left - size * 0.1, y },
      { x: left + lean, y: y - high },
      { x: left + size * 0.11, y: y + size * 0.03 },
    ]);
    const glass = canvas.createLinearGradient(left - size * 0.1, y - high, left + size * 0.11, y);
    glass.addColorStop(0, mix('#8f7f96', palette.snow, 0.4));
    glass.addColorStop(0.4, mix('#3b2d3f', deep, 0.25));
    glass.addColorStop(1, '#1d1520');
    canvas.fillStyle = glass;
    canvas.fill();
    outline(canvas, palette, 2.6);
  }
};

export const paintWonders = {
  'floating peak': paintFloatingPeak,
  'giant tree': paintGiantTree,
  terraces: paintTerraces,
  caldera: paintCaldera,
  shards: paintShards,
} satisfies Partial<Record<Landmark['kind'], Painter>>;
