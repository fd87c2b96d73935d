import { hash } from '../simulation/hash.ts';
import { applyAlpha, beginLine, fade, fillOutlined } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import type { Landmark, Painter } from './landmark.ts';
import type { MapPalette } from './map-palette.ts';
import { mixColors } from '@emberclutch/art/palette.ts';

/** The tree of Earth: a trunk on giant roots, under a crown as wide as a hill. */
export const paintGiantTree: Painter = (canvas, tree, palette) => {
  for (const paint of [paintShade, paintRoots, paintTrunk, paintCrown]) paint(canvas, tree, palette);
};

const mixBarkColor = ({ region }: Landmark, palette: MapPalette) =>
  mixColors('#7a5c3c', palette.regions[region].deep, 0.3);

const paintShade: Painter = (canvas, { x, y, size }, { ink }) => {
  canvas.save();
  canvas.translate(x + size * 0.16, y + size * 0.03);
  canvas.scale(1, 0.25);
  const shadow = canvas.createRadialGradient(0, 0, size * 0.1, 0, 0, size * 0.8);
  canvas.fillStyle = fade(shadow, ink, { 0: 0.3, 1: 0 });
  canvas.fillRect(-size, -size, 2 * size, 2 * size);
  canvas.restore();
};

const paintRoots: Painter = (canvas, tree, palette) => {
  const { x, y, size, seed } = tree;
  const bark = mixBarkColor(tree, palette);
  for (let root = 0; root < 9; root += 1) {
    const side = root % 2 === 0 ? -1 : 1;
    const reach = size * (0.28 + 0.1 * root) * (0.8 + 0.4 * hash(seed, root));
    const down = size * (0.04 + 0.15 * hash(seed, 20 + root));
    // The strokes go from the outline to the light on the upper side.
    for (const [width, color, lift] of [
      [0.075, mixColors(palette.ink, bark, 0.25), 0],
      [0.062, mixColors(bark, palette.ink, 0.3), 0],
      [0.04, bark, 0.006],
      [0.012, mixColors(bark, palette.paper, 0.4), 0.016],
    ] as const) {
      beginLine(canvas, color, size * width * (1 - 0.05 * root));
      canvas.moveTo(x + side * size * 0.04, y - size * (0.2 + lift));
      canvas.bezierCurveTo(
        x + side * reach * 0.3,
        y - size * (0.02 + lift),
        x + side * reach * 0.6,
        y - size * (0.12 + lift),
        x + side * reach,
        y + down - size * lift,
      );
      canvas.stroke();
    }
  }
};

/** Half the width of the trunk, in shares of the size. @param share 0 at its foot, 1 in the crown */
const computeHalfTrunkWidth = (share: number) => 0.072 + 0.11 * (1 - share) ** 4 + 0.12 * share ** 3;

const paintTrunk: Painter = (canvas, tree, palette) => {
  const { x, y, size, seed } = tree;
  const bark = mixBarkColor(tree, palette);
  const height = size * 0.8;
  const findTrunkPoint = (across: number, share: number) => ({
    x: x + size * (across * computeHalfTrunkWidth(share) + 0.012 * Math.sin(7 * share + seed)),
    y: y - size * 0.02 - height * share,
  });
  const traceAlongTrunk = (across: number, from: number, to: number) => {
    for (let step = 0; step <= 12; step += 1) {
      const point = findTrunkPoint(across, from + ((to - from) * step) / 12);
      if (step === 0 && (across !== 1 || from !== 1)) canvas.moveTo(point.x, point.y);
      else canvas.lineTo(point.x, point.y);
    }
  };
  canvas.beginPath();
  traceAlongTrunk(-1, 0, 1);
  traceAlongTrunk(1, 1, 0);
  const [right, left] = [findTrunkPoint(1, 0), findTrunkPoint(-1, 0)];
  const low = y + size * 0.05;
  canvas.bezierCurveTo(right.x - size * 0.06, low, left.x + size * 0.06, low, left.x, left.y);
  const shading = canvas.createLinearGradient(x - size * 0.1, y, x + size * 0.1, y);
  shading.addColorStop(0, mixColors(bark, palette.paper, 0.3));
  shading.addColorStop(0.45, bark);
  shading.addColorStop(1, mixColors(bark, palette.ink, 0.5));
  fillOutlined(canvas, shading, palette, 4);
  // Furrows of the bark, closer together on the side in shade.
  beginLine(canvas, applyAlpha(palette.ink, palette.line * 0.7), 2.6 * palette.pen);
  for (let furrow = 0; furrow < 46; furrow += 1) {
    const across = 0.94 - 1.84 * hash(seed, 400 + furrow) ** 1.5;
    const from = 0.92 * hash(seed, 450 + furrow);
    traceAlongTrunk(across, from, Math.min(1, from + 0.06 + 0.2 * hash(seed, 500 + furrow)));
  }
  canvas.stroke();
};

const paintCrown: Painter = (canvas, tree, palette) => {
  const { x, y, size, seed, region } = tree;
  const tone = palette.regions[region];
  const clusters = Array.from({ length: 34 }, (_, leaf) => {
    const angle = 2 * Math.PI * hash(seed, 100 + leaf);
    const reach = Math.sqrt(hash(seed, 200 + leaf));
    return {
      x: x + size * 0.56 * reach * Math.cos(angle),
      y: y - size * (0.98 - 0.27 * reach * Math.sin(angle)),
      radius: size * (0.1 + 0.06 * hash(seed, 300 + leaf)),
      leaf,
    };
  }).toSorted((a, b) => a.y - b.y);
  for (const cluster of clusters) {
    const share = Math.max(0, Math.min(1, (cluster.y - (y - size * 1.25)) / (size * 0.55)));
    const light = mixColors(mixColors(tone.wash, palette.paper, 0.35), tone.growth, share * 0.8);
    const dark = mixColors(tone.growth, tone.deep, 0.4 + share * 0.6);
    paintCluster(canvas, cluster, { light, dark }, palette, seed + 7 * cluster.leaf);
  }
};

/** A cluster of leaves: an edge of lobes, light from the upper left, and leaves as strokes. */
function paintCluster(
  canvas: Canvas,
  { x, y, radius }: { x: number; y: number; radius: number },
  { light, dark }: { light: string; dark: string },
  palette: MapPalette,
  seed: number,
) {
  const lobes = 13;
  canvas.beginPath();
  for (let lobe = 0; lobe <= lobes; lobe += 1) {
    const [angle, before] = [(2 * Math.PI * lobe) / lobes, (2 * Math.PI * (lobe - 0.5)) / lobes];
    const reach = radius * (0.92 + 0.1 * hash(seed, lobe % lobes));
    const [left, top] = [x + reach * Math.cos(angle), y + 0.92 * reach * Math.sin(angle)];
    const [tipX, tipY] = [x + 1.2 * radius * Math.cos(before), y + 1.1 * radius * Math.sin(before)];
    if (lobe === 0) canvas.moveTo(left, top);
    else canvas.quadraticCurveTo(tipX, tipY, left, top);
  }
  const [lightX, lightY] = [x - radius * 0.4, y - radius * 0.5];
  const shading = canvas.createRadialGradient(lightX, lightY, radius * 0.1, x, y, radius * 1.25);
  shading.addColorStop(0, light);
  shading.addColorStop(1, dark);
  fillOutlined(canvas, shading, palette, 2.4);
  beginLine(canvas, applyAlpha(palette.ink, palette.line * 0.5), 2 * palette.pen);
  for (let leaf = 0; leaf < 22; leaf += 1) {
    // Most leaves are where the cluster faces away from the light.
    const angle = -0.5 + 2.6 * hash(seed, 40 + leaf);
    const reach = radius * (0.3 + 0.55 * Math.sqrt(hash(seed, 70 + leaf)));
    const [left, top] = [x + reach * Math.cos(angle), y + 0.9 * reach * Math.sin(angle)];
    const leafWidth = radius * 0.075;
    canvas.moveTo(left - leafWidth, top);
    canvas.quadraticCurveTo(left, top + leafWidth * 1.3, left + leafWidth, top);
  }
  canvas.stroke();
}
