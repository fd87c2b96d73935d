import { hash } from '../simulation/hash.ts';
import { beginLine, strokeOutline } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import { mix, withAlpha } from './mix.ts';
import { tracePolygon } from './trace.ts';

/** A nest of branches on the ground, with eggs in it. */
const paintNest: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const { deep, growth } = palette.land[country];
  const bark = mix(mix('#6b4a2f', deep, 0.4), growth, 0.2);
  canvas.fillStyle = withAlpha(palette.ink, 0.16);
  traceEllipse(canvas, x + size * 0.12, y + size * 0.06, size * 0.62, size * 0.27);
  canvas.fill();
  canvas.fillStyle = bark;
  traceEllipse(canvas, x, y, size * 0.52, size * 0.24);
  canvas.fill();
  canvas.fillStyle = mix(bark, palette.ink, 0.5);
  traceEllipse(canvas, x, y - size * 0.05, size * 0.36, size * 0.14);
  canvas.fill();
  for (const [index, across] of [-0.16, 0.02, 0.19].entries()) {
    canvas.fillStyle = mix(palette.snow, palette.land[country].wash, 0.25 + 0.3 * hash(seed, index));
    traceEllipse(canvas, x + across * size, y - size * (0.1 + 0.02 * index), size * 0.085, size * 0.12);
    canvas.fill();
    strokeOutline(canvas, palette, 1.6);
  }
  // Branches around the rim.
  beginLine(canvas, withAlpha(palette.ink, palette.line + 0.2), 2.6 * palette.pen);
  for (let branch = 0; branch < 26; branch += 1) {
    const angle = (2 * Math.PI * (branch + hash(seed, 20 + branch))) / 26;
    const reach = 0.4 + 0.16 * hash(seed, 50 + branch);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    canvas.moveTo(x + size * reach * cos, y + size * 0.46 * reach * sin);
    canvas.lineTo(
      x + size * (reach * cos - 0.2 * sin),
      y + size * 0.46 * (reach * sin + 0.24 * cos) - size * 0.06,
    );
  }
  canvas.stroke();
};

/** A house of the people who keep the dragons: walls, a pitched roof, and windows that are lit at night. */
const paintHouse: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  const [wide, high] = [size * (0.34 + 0.1 * hash(seed, 1)), size * (0.36 + 0.14 * hash(seed, 2))];
  const roof = mix(tone.deep, country === 'FIRE' ? '#5b2a22' : '#7d4a35', 0.5);
  canvas.fillStyle = withAlpha(palette.ink, 0.16);
  traceEllipse(canvas, x + wide * 0.5, y, wide * 1.1, wide * 0.34);
  canvas.fill();
  tracePolygon(canvas, [
    { x: x - wide, y },
    { x: x - wide, y: y - high },
    { x: x + wide, y: y - high },
    { x: x + wide, y },
  ]);
  canvas.fillStyle = mix(palette.paper, tone.ground, 0.4);
  canvas.fill();
  strokeOutline(canvas, palette, 2.6);
  tracePolygon(canvas, [
    { x: x - wide * 1.25, y: y - high * 0.92 },
    { x: x - wide * 0.5, y: y - high * 1.75 },
    { x: x + wide * 0.6, y: y - high * 1.75 },
    { x: x + wide * 1.25, y: y - high * 0.92 },
  ]);
  canvas.fillStyle = roof;
  canvas.fill();
  strokeOutline(canvas, palette, 2.6);
  canvas.fillStyle = mix(palette.ink, '#e8a94a', 0.25);
  for (const across of [-0.5, 0.42])
    canvas.fillRect(x + across * wide - wide * 0.14, y - high * 0.66, wide * 0.3, high * 0.34);
};

/** A tower of the drowned city, with its foot in the water. */
const paintTower: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  const [wide, high] = [size * (0.11 + 0.05 * hash(seed, 1)), size * (0.75 + 0.5 * hash(seed, 2))];
  const lean = (hash(seed, 3) - 0.5) * size * 0.14;
  const stone = mix(palette.paper, tone.deep, 0.38);
  tracePolygon(canvas, [
    { x: x - wide, y },
    { x: x - wide * 0.86 + lean, y: y - high },
    { x: x + wide * 0.86 + lean, y: y - high },
    { x: x + wide, y },
  ]);
  const lit = canvas.createLinearGradient(x - wide, y, x + wide, y);
  lit.addColorStop(0, mix(stone, palette.snow, 0.45));
  lit.addColorStop(0.55, stone);
  lit.addColorStop(1, mix(stone, palette.ink, 0.35));
  canvas.fillStyle = lit;
  canvas.fill();
  strokeOutline(canvas, palette, 3);
  const top = y - high;
  if (hash(seed, 4) < 0.6) {
    // A dome, broken on half of the towers.
    canvas.beginPath();
    canvas.arc(x + lean, top, wide * 1.12, Math.PI, hash(seed, 5) < 0.5 ? 2 * Math.PI : 1.62 * Math.PI);
    canvas.closePath();
    canvas.fillStyle = mix(tone.deep, tone.wash, 0.35);
  } else {
    tracePolygon(canvas, [
      { x: x + lean - wide * 1.2, y: top },
      { x: x + lean, y: top - wide * 3 },
      { x: x + lean + wide * 1.2, y: top },
    ]);
    canvas.fillStyle = mix(tone.deep, palette.ink, 0.2);
  }
  canvas.fill();
  strokeOutline(canvas, palette, 3);
  canvas.fillStyle = mix(palette.ink, tone.deep, 0.3);
  for (let row = 0; row < 3; row += 1)
    canvas.fillRect(
      x - wide * 0.24 + lean * (0.3 + 0.25 * row),
      y - high * (0.34 + 0.2 * row),
      wide * 0.5,
      wide * 0.8,
    );
  // Water around the foot.
  canvas.strokeStyle = withAlpha(palette.foam, 0.9);
  canvas.lineWidth = 4 * palette.pen;
  for (const reach of [1.5, 2.3]) {
    traceEllipse(canvas, x, y, wide * reach, wide * reach * 0.3);
    canvas.stroke();
  }
};

/** Columns and a fallen lintel, left by an ancient people. */
const paintRuin: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const stone = mix(palette.paper, palette.land[country].deep, 0.25);
  for (let column = 0; column < 5; column += 1) {
    const left = x + (column - 2) * size * 0.24;
    const high = size * (0.35 + 0.6 * hash(seed, column));
    canvas.fillStyle = withAlpha(palette.ink, 0.12);
    traceEllipse(canvas, left + size * 0.1, y, size * 0.14, size * 0.05);
    canvas.fill();
    canvas.fillStyle = stone;
    canvas.beginPath();
    canvas.rect(left - size * 0.05, y - high, size * 0.1, high);
    canvas.rect(left - size * 0.075, y - high - size * 0.05, size * 0.15, size * 0.05);
    canvas.fill();
    strokeOutline(canvas, palette, 2.4);
  }
  canvas.beginPath();
  canvas.rect(x - size * 0.32, y - size * 0.44, size * 0.36, size * 0.07);
  canvas.fill();
  strokeOutline(canvas, palette, 2.4);
};

/** A ship under sail, on the sea between the lands. */
const paintShip: Painter = (canvas, { x, y, size, seed }, palette) => {
  const side = hash(seed, 1) < 0.5 ? -1 : 1;
  const at = (across: number, up: number) => ({ x: x + side * across * size, y: y - up * size });
  beginLine(canvas, withAlpha(palette.foam, 0.9), 5 * palette.pen);
  for (const down of [0, 0.07]) {
    const [from, to] = [at(0.75 + down, -down - 0.04), at(-0.75, -down - 0.03)];
    canvas.moveTo(from.x, from.y);
    canvas.quadraticCurveTo(x, y + size * (0.09 + down), to.x, to.y);
  }
  canvas.stroke();
  tracePolygon(canvas, [
    at(-0.52, 0.16),
    at(-0.42, -0.04),
    at(0.4, -0.04),
    at(0.66, 0.2),
    at(0.3, 0.12),
    at(-0.3, 0.12),
  ]);
  canvas.fillStyle = mix('#6b4a2f', palette.ink, 0.2);
  canvas.fill();
  strokeOutline(canvas, palette, 3.4);
  for (const [mast, high, wide] of [
    [-0.18, 0.78, 0.3],
    [0.16, 1, 0.34],
  ] as const) {
    tracePolygon(canvas, [
      at(mast, high),
      at(mast + wide, high * 0.55),
      at(mast + wide * 0.8, 0.2),
      at(mast, 0.16),
    ]);
    canvas.fillStyle = mix(palette.paper, '#d9b98a', 0.3);
    canvas.fill();
    strokeOutline(canvas, palette, 3);
    const [foot, top] = [at(mast, 0.1), at(mast, high + 0.1)];
    canvas.beginPath();
    canvas.moveTo(foot.x, foot.y);
    canvas.lineTo(top.x, top.y);
    canvas.stroke();
  }
};

function traceEllipse(canvas: Canvas, x: number, y: number, radiusX: number, radiusY: number) {
  canvas.beginPath();
  canvas.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
}

/** Draws the buildings of people and dragons, and ships. */
export const paintTowns = {
  nest: paintNest,
  house: paintHouse,
  tower: paintTower,
  ruin: paintRuin,
  ship: paintShip,
} satisfies Partial<Record<Landmark['kind'], Painter>>;
