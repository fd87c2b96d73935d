import type { Texture } from 'pixi.js';
import { hash } from '../simulation/hash.ts';
import { mapArea } from '../map/map-area.ts';
import type { Point } from '../simulation/point.ts';
import { paintedTexture } from './painted-texture.ts';

export const cloudCount = 16;

/** Position of a cloud: it drifts east and reappears in the west. @param time server time in milliseconds */
export function cloudAt(index: number, time: number): Point & { size: number } {
  const size = 0.9 + 1.9 * hash(index, 901) ** 1.6;
  const speed = 9 + 10 * hash(index, 902);
  const distance = mapArea.width + 2_400;
  return {
    x: ((distance * hash(index, 903) + (time / 1_000) * speed) % distance) + mapArea.x - 1_200,
    y: mapArea.y + mapArea.height * ((index + hash(index, 904)) / cloudCount),
    size,
  };
}

/** A soft white cloud on a transparent ground. Pixi tints it. */
export const paintCloud = (): Texture =>
  paintedTexture(512, 256, (paint) => {
    for (let puff = 0; puff < 26; puff += 1) {
      const x = 256 + 360 * (hash(puff, 911) - 0.5) * (1 - 0.3 * hash(puff, 912));
      const y = 140 + 90 * (hash(puff, 913) - 0.5);
      const radius = 34 + 66 * hash(puff, 914) * (1 - Math.abs(x - 256) / 300);
      const soft = paint.createRadialGradient(x, y, radius * 0.15, x, y, radius);
      soft.addColorStop(0, 'rgba(255,255,255,0.32)');
      soft.addColorStop(0.6, 'rgba(255,255,255,0.16)');
      soft.addColorStop(1, 'rgba(255,255,255,0)');
      paint.fillStyle = soft;
      paint.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  });
