import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine, fillOutlined, strokeOutline } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import { mixColors } from '@emberclutch/art/palette.ts';
import { placePoints, tracePolygon, tracePolyline } from './trace.ts';

/** A nest of branches on the ground, with eggs in it. */
const paintNest: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const { deep, growth } = palette.regions[region];
  const bark = mixColors(mixColors('#6b4a2f', deep, 0.4), growth, 0.2);
  canvas.fillStyle = applyAlpha(palette.ink, 0.16);
  traceEllipse(canvas, x + size * 0.12, y + size * 0.06, size * 0.62, size * 0.27);
  canvas.fill();
  canvas.fillStyle = bark;
  traceEllipse(canvas, x, y, size * 0.52, size * 0.24);
  canvas.fill();
  canvas.fillStyle = mixColors(bark, palette.ink, 0.5);
  traceEllipse(canvas, x, y - size * 0.05, size * 0.36, size * 0.14);
  canvas.fill();
  for (const [index, across] of [-0.16, 0.02, 0.19].entries()) {
    const shell = mixColors(palette.snow, palette.regions[region].wash, 0.25 + 0.3 * hash(seed, index));
    traceEllipse(canvas, x + across * size, y - size * (0.1 + 0.02 * index), size * 0.085, size * 0.12);
    fillOutlined(canvas, shell, palette, 1.6);
  }
  // Branches around the rim.
  beginLine(canvas, applyAlpha(palette.ink, palette.line + 0.2), 2.6 * palette.pen);
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
const paintHouse: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  const [halfWidth, height] = [size * (0.34 + 0.1 * hash(seed, 1)), size * (0.36 + 0.14 * hash(seed, 2))];
  const roof = mixColors(tone.deep, region === 'FIRE' ? '#5b2a22' : '#7d4a35', 0.5);
  canvas.fillStyle = applyAlpha(palette.ink, 0.16);
  traceEllipse(canvas, x + halfWidth * 0.5, y, halfWidth * 1.1, halfWidth * 0.34);
  canvas.fill();
  const walls = placePoints('-1,0 -1,-1 1,-1 1,0', { x, y }, halfWidth, height);
  tracePolygon(canvas, walls);
  fillOutlined(canvas, mixColors(palette.paper, tone.ground, 0.4), palette, 2.6);
  const eaves = placePoints('-1.25,-0.92 -0.5,-1.75 0.6,-1.75 1.25,-0.92', { x, y }, halfWidth, height);
  tracePolygon(canvas, eaves);
  fillOutlined(canvas, roof, palette, 2.6);
  canvas.fillStyle = mixColors(palette.ink, '#e8a94a', 0.25);
  for (const across of [-0.64, 0.28])
    canvas.fillRect(x + across * halfWidth, y - height * 0.66, halfWidth * 0.3, height * 0.34);
};

/** A tower of the drowned city, with its foot in the water. */
const paintTower: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const tone = palette.regions[region];
  const [halfWidth, height] = [size * (0.11 + 0.05 * hash(seed, 1)), size * (0.75 + 0.5 * hash(seed, 2))];
  const lean = (hash(seed, 3) - 0.5) * size * 0.14;
  const stone = mixColors(palette.paper, tone.deep, 0.38);
  tracePolygon(canvas, [
    { x: x - halfWidth, y },
    { x: x - halfWidth * 0.86 + lean, y: y - height },
    { x: x + halfWidth * 0.86 + lean, y: y - height },
    { x: x + halfWidth, y },
  ]);
  const light = canvas.createLinearGradient(x - halfWidth, y, x + halfWidth, y);
  light.addColorStop(0, mixColors(stone, palette.snow, 0.45));
  light.addColorStop(0.55, stone);
  light.addColorStop(1, mixColors(stone, palette.ink, 0.35));
  fillOutlined(canvas, light, palette, 3);
  const top = y - height;
  if (hash(seed, 4) < 0.6) {
    // A dome, broken on half of the towers.
    canvas.beginPath();
    canvas.arc(x + lean, top, halfWidth * 1.12, Math.PI, hash(seed, 5) < 0.5 ? 2 * Math.PI : 1.62 * Math.PI);
    canvas.closePath();
    canvas.fillStyle = mixColors(tone.deep, tone.wash, 0.35);
  } else {
    tracePolygon(canvas, placePoints('-1.2,0 0,-3 1.2,0', { x: x + lean, y: top }, halfWidth));
    canvas.fillStyle = mixColors(tone.deep, palette.ink, 0.2);
  }
  canvas.fill();
  strokeOutline(canvas, palette, 3);
  canvas.fillStyle = mixColors(palette.ink, tone.deep, 0.3);
  for (let row = 0; row < 3; row += 1)
    canvas.fillRect(
      x - halfWidth * 0.24 + lean * (0.3 + 0.25 * row),
      y - height * (0.34 + 0.2 * row),
      halfWidth * 0.5,
      halfWidth * 0.8,
    );
  // Water around the foot.
  canvas.strokeStyle = applyAlpha(palette.foam, 0.9);
  canvas.lineWidth = 4 * palette.pen;
  for (const reach of [1.5, 2.3]) {
    traceEllipse(canvas, x, y, halfWidth * reach, halfWidth * reach * 0.3);
    canvas.stroke();
  }
};

/** Columns and a fallen lintel, left by an ancient people. */
const paintRuin: Painter = (canvas, { x, y, size, seed, region }, palette) => {
  const stone = mixColors(palette.paper, palette.regions[region].deep, 0.25);
  for (let column = 0; column < 5; column += 1) {
    const left = x + (column - 2) * size * 0.24;
    const height = size * (0.35 + 0.6 * hash(seed, column));
    canvas.fillStyle = applyAlpha(palette.ink, 0.12);
    traceEllipse(canvas, left + size * 0.1, y, size * 0.14, size * 0.05);
    canvas.fill();
    canvas.fillStyle = stone;
    canvas.beginPath();
    canvas.rect(left - size * 0.05, y - height, size * 0.1, height);
    canvas.rect(left - size * 0.075, y - height - size * 0.05, size * 0.15, size * 0.05);
    canvas.fill();
    strokeOutline(canvas, palette, 2.4);
  }
  canvas.beginPath();
  canvas.rect(x - size * 0.32, y - size * 0.44, size * 0.36, size * 0.07);
  canvas.fill();
  strokeOutline(canvas, palette, 2.4);
};

/** A ship under sail, on the sea between the regions. */
const paintShip: Painter = (canvas, { x, y, size, seed }, palette) => {
  const side = hash(seed, 1) < 0.5 ? -1 : 1;
  const toPoint = (across: number, up: number) => ({ x: x + side * across * size, y: y - up * size });
  beginLine(canvas, applyAlpha(palette.foam, 0.9), 5 * palette.pen);
  for (const down of [0, 0.07]) {
    const [from, to] = [toPoint(0.75 + down, -down - 0.04), toPoint(-0.75, -down - 0.03)];
    canvas.moveTo(from.x, from.y);
    canvas.quadraticCurveTo(x, y + size * (0.09 + down), to.x, to.y);
  }
  canvas.stroke();
  const hull = '-0.52,-0.16 -0.42,0.04 0.4,0.04 0.66,-0.2 0.3,-0.12 -0.3,-0.12';
  tracePolygon(canvas, placePoints(hull, { x, y }, side * size, size));
  fillOutlined(canvas, mixColors('#6b4a2f', palette.ink, 0.2), palette, 3.4);
  for (const [mast, height, halfWidth] of [
    [-0.18, 0.78, 0.3],
    [0.16, 1, 0.34],
  ] as const) {
    tracePolygon(canvas, [
      toPoint(mast, height),
      toPoint(mast + halfWidth, height * 0.55),
      toPoint(mast + halfWidth * 0.8, 0.2),
      toPoint(mast, 0.16),
    ]);
    fillOutlined(canvas, mixColors(palette.paper, '#d9b98a', 0.3), palette, 3);
    canvas.beginPath();
    tracePolyline(canvas, [toPoint(mast, 0.1), toPoint(mast, height + 0.1)]);
    canvas.stroke();
  }
};

function traceEllipse(canvas: Canvas, x: number, y: number, radiusX: number, radiusY: number) {
  canvas.beginPath();
  canvas.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
}

/** Draws the buildings of people and dragons, and ships. */
export const townPainters = {
  nest: paintNest,
  house: paintHouse,
  tower: paintTower,
  ruin: paintRuin,
  ship: paintShip,
} satisfies Partial<Record<Landmark['kind'], Painter>>;
