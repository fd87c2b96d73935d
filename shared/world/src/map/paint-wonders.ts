import { hash } from '../simulation/hash.ts';
import type { Landmark } from './landmark.ts';
import { mix, withAlpha } from './mix.ts';
import { outline } from './outline.ts';
import type { Painter } from './painter.ts';
import { paintFloatingPeak } from './paint-floating-peak.ts';
import { polygon } from './polygon.ts';

/** The tree of Earth: a trunk on giant roots, under a crown as wide as a hill. */
const paintGiantTree: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  canvas.fillStyle = withAlpha(palette.ink, 0.16);
  canvas.beginPath();
  canvas.ellipse(x + size * 0.16, y + size * 0.03, size * 0.7, size * 0.17, 0, 0, 2 * Math.PI);
  canvas.fill();
  const bark = mix('#6f5236', tone.deep, 0.35);
  for (let root = 0; root < 9; root += 1) {
    const side = root % 2 === 0 ? -1 : 1;
    const reach = size * (0.28 + 0.1 * root) * (0.8 + 0.4 * hash(seed, root));
    const down = size * (0.04 + 0.15 * hash(seed, 20 + root));
    for (const [width, colour] of [
      [0.075, mix(palette.ink, bark, 0.25)],
      [0.052, bark],
    ] as const) {
      canvas.strokeStyle = colour;
      canvas.lineWidth = size * width * (1 - 0.05 * root);
      canvas.beginPath();
      canvas.moveTo(x + side * size * 0.04, y - size * 0.2);
      canvas.bezierCurveTo(
        x + side * reach * 0.3,
        y - size * 0.02,
        x + side * reach * 0.6,
        y - size * 0.12,
        x + side * reach,
        y + down,
      );
      canvas.stroke();
    }
  }
  polygon(canvas, [
    { x: x - size * 0.14, y: y - size * 0.04 },
    { x: x - size * 0.075, y: y - size * 0.5 },
    { x: x - size * 0.2, y: y - size * 0.8 },
    { x: x + size * 0.2, y: y - size * 0.8 },
    { x: x + size * 0.075, y: y - size * 0.5 },
    { x: x + size * 0.14, y: y - size * 0.04 },
  ]);
  canvas.fillStyle = bark;
  canvas.fill();
  outline(canvas, palette, 5);
  const leaves = Array.from({ length: 34 }, (_, leaf) => {
    const angle = 2 * Math.PI * hash(seed, 100 + leaf);
    const reach = Math.sqrt(hash(seed, 200 + leaf));
    return {
      x: x + size * 0.56 * reach * Math.cos(angle),
      y: y - size * (0.98 - 0.27 * reach * Math.sin(angle)),
      radius: size * (0.12 + 0.06 * hash(seed, 300 + leaf)),
    };
  }).toSorted((one, other) => one.y - other.y);
  for (const leaf of leaves) {
    const share = (leaf.y - (y - size * 1.25)) / (size * 0.55);
    canvas.beginPath();
    canvas.arc(leaf.x, leaf.y, leaf.radius, 0, 2 * Math.PI);
    canvas.fillStyle = mix(
      mix(tone.wash, palette.snow, 0.2),
      tone.deep,
      Math.max(0, Math.min(1, share)) * 0.75,
    );
    canvas.fill();
    canvas.beginPath();
    canvas.arc(leaf.x, leaf.y, leaf.radius, 0.1 * Math.PI, 0.9 * Math.PI);
    outline(canvas, palette, 2.6);
  }
};

/** Terraces of Earth: fields in steps up a hill. */
const paintTerraces: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  const steps = 7;
  for (let step = 0; step < steps; step += 1) {
    const share = 1 - step / steps;
    const [wide, high] = [size * share, size * 0.32 * share];
    const top = y - step * size * 0.095;
    canvas.beginPath();
    canvas.ellipse(x + size * 0.03 * step, top, wide, high, 0, 0, 2 * Math.PI);
    canvas.fillStyle = mix(tone.deep, palette.ink, 0.15);
    canvas.fill();
    canvas.beginPath();
    canvas.ellipse(x + size * 0.03 * step, top - size * 0.04, wide, high, 0, 0, 2 * Math.PI);
    canvas.fillStyle = mix(step % 2 === 0 ? tone.wash : tone.ground, tone.growth, 0.25 * hash(seed, step));
    canvas.fill();
    outline(canvas, palette, 2.6);
  }
};

/** A caldera of Fire: a ring of rock around a lake of lava. */
const paintCaldera: Painter = (canvas, { x, y, size, seed, country }, palette) => {
  const tone = palette.land[country];
  const ring = (reach: number, stray: number, salt: number) =>
    Array.from({ length: 40 }, (_, corner) => {
      const angle = (2 * Math.PI * corner) / 40;
      const radius = size * reach * (1 + stray * (hash(seed + salt, corner) - 0.5));
      return {
        x: x + radius * Math.cos(angle),
        y: y - size * 0.12 * (1 - reach) + 0.5 * radius * Math.sin(angle),
      };
    });
  for (const [reach, colour] of [
    [1, mix(tone.deep, tone.wash, 0.45)],
    [0.84, mix(tone.wash, tone.ground, 0.3)],
    [0.66, mix(tone.deep, palette.ink, 0.4)],
  ] as const) {
    polygon(canvas, ring(reach, 0.14, Math.round(reach * 10)));
    canvas.fillStyle = colour;
    canvas.fill();
    outline(canvas, palette, 3.6);
  }
  const glow = canvas.createRadialGradient(x, y, size * 0.06, x, y, size * 0.58);
  glow.addColorStop(0, '#ffe9a8');
  glow.addColorStop(0.4, '#f6913c');
  glow.addColorStop(0.85, '#b23a1c');
  glow.addColorStop(1, mix('#7a2414', tone.deep, 0.4));
  polygon(canvas, ring(0.55, 0.1, 3));
  canvas.fillStyle = glow;
  canvas.fill();
  canvas.strokeStyle = withAlpha('#5a1c10', 0.6);
  canvas.lineWidth = 3 * palette.pen;
  canvas.stroke();
  // Plates of cooled rock on the lava.
  for (let plate = 0; plate < 7; plate += 1) {
    const angle = 2 * Math.PI * hash(seed, 60 + plate);
    const reach = size * 0.42 * Math.sqrt(hash(seed, 70 + plate));
    canvas.fillStyle = withAlpha(mix(tone.deep, palette.ink, 0.6), 0.8);
    canvas.beginPath();
    canvas.ellipse(
      x + reach * Math.cos(angle),
      y + 0.5 * reach * Math.sin(angle),
      size * 0.07,
      size * 0.03,
      0,
      0,
      2 * Math.PI,
    );
    canvas.fill();
  }
};

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

/** The wonders of the lands. */
export const paintWonders = {
  'floating peak': paintFloatingPeak,
  'giant tree': paintGiantTree,
  terraces: paintTerraces,
  caldera: paintCaldera,
  shards: paintShards,
} satisfies Partial<Record<Landmark['kind'], Painter>>;
