import { createCanvas } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type { Traits } from '@emberclutch/art/traits.ts';
import { markedShare } from '@emberclutch/world/scene/dragon-atlas.ts';
import type { Mark } from '@emberclutch/world/scene/dragon-atlas.ts';
import { drawSilhouette } from './draw-silhouette.ts';

/** Pixels. Three times the displayed size, so that outlines are smooth. */
const side = 144;

const [dark, light] = ['#241a10', '#ffffff'] as const;

/** Bands around a silhouette, from the outermost, as shares of the side, and its fill. White is tinted. */
const looks: Record<Mark, { bands: readonly (readonly [width: number, color: string])[]; fill: string }> = {
  // The player's own: dark with a bright rim.
  own: {
    bands: [
      [0.08, dark],
      [0.058, light],
    ],
    fill: dark,
  },
  rare: { bands: [[0.033, dark]], fill: light },
  golden: { bands: [[0.033, dark]], fill: light },
};

/**
 * Draws the silhouette that all marks of a dragon share.
 * @param lift height of the wings in flight, from -1 to 1; null is a dragon at rest
 */
export function drawInnerSilhouette(traits: Pick<Traits, 'body' | 'wings'>, lift: number | null): Canvas {
  const silhouette = createCanvas(side, side);
  const pen = silhouette.getContext('2d');
  pen.translate(side / 2, 0.62 * side);
  pen.scale(side * markedShare, side * markedShare);
  pen.translate(-0.5, -0.62);
  drawSilhouette(pen, traits, lift);
  return silhouette;
}

/**
 * Draws the silhouette of a marked dragon, whose outline stands out from any ground: own dragons are dark with a bright rim, rare ones have
 * a star, golden ones shine.
 * @param paint scaled so that the frame has side 1
 * @param silhouette from `drawInnerSilhouette`
 */
export function drawMarkedSilhouette(paint: SKRSContext2D, mark: Mark, silhouette: Canvas): void {
  const { bands, fill } = looks[mark];
  const picture = createCanvas(side, side);
  const canvas = picture.getContext('2d');
  if (mark === 'golden') drawRays(canvas);
  for (const [width, color] of bands) drawBand(canvas, filled(silhouette, color), width * side);
  canvas.drawImage(filled(silhouette, fill), 0, 0);
  if (mark === 'rare') drawStar(canvas, { x: 0.5 * side, y: 0.13 * side, reach: 0.12 * side });
  paint.drawImage(picture, 0, 0, 1, 1);
}

/** A silhouette in another colour. */
function filled(silhouette: Canvas, color: string): Canvas {
  const copy = createCanvas(side, side);
  const canvas = copy.getContext('2d');
  canvas.drawImage(silhouette, 0, 0);
  canvas.globalCompositeOperation = 'source-in';
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, side, side);
  return copy;
}

function drawBand(canvas: SKRSContext2D, silhouette: Canvas, width: number) {
  const steps = 20;
  for (let step = 0; step < steps; step += 1) {
    const angle = (2 * Math.PI * step) / steps;
    // Shifts by whole pixels, because shifting a picture by a fraction of a pixel takes several times as long.
    canvas.drawImage(silhouette, Math.round(width * Math.cos(angle)), Math.round(width * Math.sin(angle)));
  }
}

/** Rays of a sun behind the dragon. */
function drawRays(canvas: SKRSContext2D) {
  const rays = 14;
  canvas.save();
  canvas.translate(side / 2, side / 2);
  canvas.fillStyle = light;
  canvas.strokeStyle = dark;
  canvas.lineWidth = 0.02 * side;
  canvas.lineJoin = 'round';
  for (let ray = 0; ray < rays; ray += 1) {
    canvas.rotate((2 * Math.PI) / rays);
    const reach = (ray % 2 === 0 ? 0.49 : 0.4) * side;
    canvas.beginPath();
    canvas.moveTo(-0.045 * side, 0.2 * side);
    canvas.lineTo(0, reach);
    canvas.lineTo(0.045 * side, 0.2 * side);
    canvas.closePath();
    canvas.stroke();
    canvas.fill();
  }
  canvas.restore();
}

function drawStar(canvas: SKRSContext2D, { x, y, reach }: { x: number; y: number; reach: number }) {
  canvas.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const radius = point % 2 === 0 ? reach : 0.34 * reach;
    const angle = (Math.PI * point) / 4;
    canvas.lineTo(x + Math.sin(angle) * radius, y - Math.cos(angle) * radius);
  }
  canvas.closePath();
  canvas.strokeStyle = dark;
  canvas.lineWidth = 0.058 * side;
  canvas.lineJoin = 'round';
  canvas.stroke();
  canvas.fillStyle = light;
  canvas.fill();
}
