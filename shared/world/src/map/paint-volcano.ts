import { hash } from '../simulation/hash.ts';
import { polygon, slope } from './polygon.ts';
import type { Point } from '../simulation/point.ts';
import { mix, withAlpha } from './mix.ts';
import type { Painter } from './painter.ts';

/** The volcano in the land of Fire: concave flanks, an open crater, a glow and streams of lava. */
export const paintVolcano: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  const half = size * 1.5;
  const rim = size * 0.2;
  const top = y - size;
  const flank = (side: -1 | 1): Point[] =>
    Array.from({ length: 25 }, (_, index) => {
      const share = index / 24;
      const stray = (hash(seed * 7 + index * side, 81) - 0.5) * size * 0.022;
      return {
        x: x + side * (rim + (half - rim) * share ** 1.9) + stray,
        y: top + size * share ** 0.86 + stray,
      };
    });
  const left = flank(-1);
  const right = flank(1);
  // The foot is a tongue of ash, longest below the crater: a straight edge would look cut off.
  const tongue: Point[] = Array.from({ length: 23 }, (_, index) => {
    const across = 1 - (2 * (index + 1)) / 24;
    const stray = (hash(seed + index, 86) - 0.5) * size * 0.03;
    return { x: x + across * half, y: y + (1 - across * across) * size * 0.17 + stray };
  });
  polygon(canvas, [...left.toReversed(), ...right, ...tongue]);
  const bottom = y + size * 0.17;
  const lit = canvas.createLinearGradient(x, top, x, bottom);
  lit.addColorStop(0, mix(palette.paper, tone.wash, 0.4));
  lit.addColorStop(0.5, mix(tone.wash, tone.ground, 0.3));
  lit.addColorStop(0.75, mix(tone.wash, tone.ground, 0.45));
  // The foot blends into the ground.
  lit.addColorStop(1, withAlpha(mix(tone.ground, tone.wash, 0.5), 0));
  canvas.fillStyle = lit;
  canvas.fill();
  const ridge = slope({ x: x + rim * 0.1, y: top }, { x: x + half * 0.24, y: bottom }, seed + 5, 14);
  polygon(canvas, [...ridge, ...tongue.slice(0, 9).toReversed(), ...right.toReversed()]);
  const shaded = canvas.createLinearGradient(x, top, x, bottom);
  shaded.addColorStop(0, withAlpha(tone.deep, 0.62));
  shaded.addColorStop(0.6, withAlpha(tone.deep, 0.4));
  shaded.addColorStop(0.95, withAlpha(tone.deep, 0));
  canvas.fillStyle = shaded;
  canvas.fill();

  // Gullies on the flanks, closer to each other on the right, which is in shadow.
  canvas.lineWidth = 3 * palette.pen;
  canvas.strokeStyle = withAlpha(palette.ink, palette.line * 0.6);
  canvas.beginPath();
  for (let gully = 0; gully < 64; gully += 1) {
    const across = -1 + (2 * (gully + 0.7 * hash(seed + gully, 82))) / 64;
    if (across < 0.05 && gully % 3 !== 0) continue;
    const start = 0.02 + 0.5 * hash(seed + gully, 83);
    const end = Math.min(1, start + 0.18 + 0.34 * hash(seed + gully, 84));
    for (let share = start; share < end; share += 0.03) {
      const reach = rim + (half - rim) * share ** 1.9;
      const point = {
        x: x + across * reach,
        y: top + size * share ** 0.86 + (1 - across * across) * size * 0.07 * share,
      };
      if (share === start) canvas.moveTo(point.x, point.y);
      else canvas.lineTo(point.x, point.y);
    }
  }
  canvas.stroke();

  canvas.fillStyle = mix(tone.deep, palette.ink, 0.35);
  canvas.beginPath();
  canvas.ellipse(x, top + 4, rim, rim * 0.3, 0, 0, 2 * Math.PI);
  canvas.fill();
  const glow = canvas.createRadialGradient(x, top, 10, x, top, size * 0.95);
  glow.addColorStop(0, 'rgba(255,214,130,0.95)');
  glow.addColorStop(0.16, 'rgba(246,140,60,0.55)');
  glow.addColorStop(0.5, 'rgba(226,84,36,0.16)');
  glow.addColorStop(1, 'rgba(220,70,30,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(x - size, top - size, size * 2, size * 2);
  for (const [width, colour] of [
    [17, '#a8321b'],
    [9, '#ef7f36'],
    [3.6, '#ffe3a6'],
  ] as const) {
    canvas.strokeStyle = colour;
    canvas.lineWidth = width * palette.pen;
    canvas.beginPath();
    for (const [across, length, sway] of [
      [-0.5, 0.5, 40],
      [0.12, 0.86, -52],
      [0.62, 0.4, 30],
    ] as const) {
      for (let share = 0; share <= length; share += 0.04) {
        const reach = rim + (half - rim) * share ** 1.9;
        const point = {
          x: x + across * reach * 0.8 + Math.sin(share * 9) * sway * share,
          y: top + rim * 0.22 + size * share ** 0.86,
        };
        if (share === 0) canvas.moveTo(point.x, point.y);
        else canvas.lineTo(point.x, point.y);
      }
    }
    canvas.stroke();
  }
  const ink = canvas.createLinearGradient(x - half, y, x + half, y);
  for (const [share, alpha] of [
    [0, 0],
    [0.2, 1],
    [0.8, 1],
    [1, 0],
  ] as const)
    ink.addColorStop(share, withAlpha(palette.ink, alpha * (palette.line + 0.22)));
  canvas.strokeStyle = ink;
  canvas.lineWidth = 7.5 * palette.pen;
  canvas.beginPath();
  for (const side of [left, right])
    for (const [index, point] of side.entries())
      if (index === 0) canvas.moveTo(point.x, point.y);
      else canvas.lineTo(point.x, point.y);
  canvas.moveTo(x + rim, top + 4);
  canvas.ellipse(x, top + 4, rim, rim * 0.3, 0, 0, 2 * Math.PI);
  canvas.stroke();
};
