import type { Painter } from './landmark.ts';
import { hash } from '../simulation/hash.ts';
import { mix, applyAlpha } from './mix.ts';
import { paintShadow } from './canvas.ts';

export const paintFir: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  paintShadow(canvas, x, y, size * 0.4, palette);
  const height = size * (1.15 + 0.4 * hash(seed, 75));
  canvas.beginPath();
  canvas.moveTo(x, y - height);
  for (const [out, down] of [
    [0.2, 0.66],
    [0.1, 0.66],
    [0.3, 0.38],
    [0.16, 0.38],
    [0.38, 0.08],
  ] as const)
    canvas.lineTo(x + size * out, y - height * down);
  for (const [out, down] of [
    [0.38, 0.08],
    [0.16, 0.38],
    [0.3, 0.38],
    [0.1, 0.66],
    [0.2, 0.66],
  ] as const)
    canvas.lineTo(x - size * out, y - height * down);
  canvas.closePath();
  canvas.fillStyle = mix(tone.growth, tone.deep, 0.4 + 0.3 * hash(seed, 76));
  canvas.fill();
  canvas.strokeStyle = applyAlpha(palette.ink, palette.line + 0.15);
  canvas.lineWidth = Math.max(2.4, size * 0.045) * palette.pen;
  canvas.stroke();
};
