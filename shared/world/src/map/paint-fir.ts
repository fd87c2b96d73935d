import type { Painter } from './landmark.ts';
import { hash } from '../simulation/hash.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { applyAlpha, paintShadow, strokeLine } from './canvas.ts';
import { placePoints, tracePolygon } from './trace.ts';

export const paintFir: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  paintShadow(canvas, x, y, size * 0.4, palette);
  const height = size * (1.15 + 0.4 * hash(seed, 75));
  const right = placePoints('0.2,-0.66 0.1,-0.66 0.3,-0.38 0.16,-0.38 0.38,-0.08', { x, y }, size, height);
  const left = placePoints(
    '-0.38,-0.08 -0.16,-0.38 -0.3,-0.38 -0.1,-0.66 -0.2,-0.66',
    { x, y },
    size,
    height,
  );
  tracePolygon(canvas, [{ x, y: y - height }, ...right, ...left]);
  canvas.fillStyle = mixColors(tone.growth, tone.deep, 0.4 + 0.3 * hash(seed, 76));
  canvas.fill();
  strokeLine(canvas, applyAlpha(palette.ink, palette.line + 0.15), Math.max(2.4, size * 0.045) * palette.pen);
};
