import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import type { GeneName } from '@emberclutch/art/gene-map.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { parseGenome } from '@emberclutch/art/genome.ts';
import type { Traits } from '@emberclutch/art/traits.ts';
import {
  atlases,
  highlights,
  rowCount,
  wingLifts,
  highlightedShare,
} from '@emberclutch/world/scene/dragon-atlas.ts';
import type { DragonAtlas, Highlight } from '@emberclutch/world/scene/dragon-atlas.ts';
import { drawSilhouette } from './draw-silhouette.ts';

/**
 * Draws all atlases: a white silhouette, a pale drawing, a golden drawing and the highlighted silhouettes for each combination of body plan and
 * wings.
 */
export function drawDragons(): Record<keyof typeof atlases, Canvas> {
  const canvases = {
    far: createAtlas(atlases.far),
    highlighted: createAtlas(atlases.highlighted),
    near: createAtlas(atlases.near),
    golden: createAtlas(atlases.golden),
  };
  forEachFrame(({ body, wings, lift }, { column, row }) => {
    const drawFrame = (name: 'near' | 'golden', finish: Traits['finish'], isGrey: boolean) => {
      const { frameSize } = atlases[name];
      const svg = drawDragonFrame(createSampleGenome(body, wings, finish), lift);
      const drawing = rasterise(svg, frameSize, isGrey);
      canvases[name].getContext('2d').putImageData(drawing, column * frameSize, row * frameSize);
    };
    paintFrame(canvases.far, atlases.far, { column, row }, (paint) =>
      drawSilhouette(paint, { body, wings }, lift),
    );
    drawFrame('near', 'natural', true);
    drawFrame('golden', 'golden', false);
    const silhouette = drawInnerSilhouette({ body, wings }, lift);
    for (const [kind, highlight] of highlights.entries())
      paintFrame(
        canvases.highlighted,
        atlases.highlighted,
        { column: kind * wingLifts.length + column, row },
        (paint) => drawHighlightedSilhouette(paint, highlight, silhouette),
      );
  });
  reduceTones(canvases.far, tones.far);
  reduceTones(canvases.highlighted, tones.highlighted);
  return canvases;
}

interface Frame extends Pick<Traits, 'body' | 'wings'> {
  /** Height of the wings in flight, from -1 to 1; null is a dragon at rest. */
  lift: number | null;
}

interface FramePosition {
  column: number;
  row: number;
}

/** Calls a function with each frame of an atlas and the frame's position. */
function forEachFrame(draw: (frame: Frame, position: FramePosition) => void): void {
  let row = 0;
  for (const { code: body } of geneMap.body.alleles)
    for (const { code: wings } of geneMap.wings.alleles) {
      for (const [column, lift] of wingLifts.entries()) draw({ body, wings, lift }, { column, row });
      row += 1;
    }
}

const createAtlas = ({ frameSize, kinds }: DragonAtlas) =>
  createCanvas(kinds * wingLifts.length * frameSize, rowCount * frameSize);

/** Paints within one frame of an atlas, scaled so that the frame has side 1. */
function paintFrame(
  atlas: Canvas,
  { frameSize }: DragonAtlas,
  { column, row }: FramePosition,
  draw: (paint: SKRSContext2D) => void,
) {
  const paint = atlas.getContext('2d');
  paint.save();
  paint.imageSmoothingQuality = 'high';
  paint.beginPath();
  paint.rect(column * frameSize, row * frameSize, frameSize, frameSize);
  paint.clip();
  paint.translate(column * frameSize, row * frameSize);
  paint.scale(frameSize, frameSize);
  draw(paint);
  paint.restore();
}

/** Renders a drawing. @param isGrey whether to keep only light and shade, slightly lighter, because tinted colours would look muddy */
function rasterise(svg: string, size: number, isGrey: boolean): ImageData {
  // Loads no fonts, because drawings contain no text, and loading the fonts of the machine takes longer than drawing.
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  const data = new Uint8ClampedArray(drawing.render().pixels);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (data[index + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    // Divides by alpha, because the colours of the drawing are multiplied by it.
    const lightness = 16 + (1.12 * (0.3 * red + 0.59 * green + 0.11 * blue)) / alpha;
    data[index] = isGrey ? lightness : red / alpha;
    data[index + 1] = isGrey ? lightness : green / alpha;
    data[index + 2] = isGrey ? lightness : blue / alpha;
  }
  return new ImageData(data, size);
}

interface Tones {
  colorStep: number;
  alphaStep: number;
}

/** Steps of colour and of opacity. With few tones, a silhouette needs a quarter of the bytes in lossless compression. */
const tones: Record<'far' | 'highlighted', Tones> = {
  far: { colorStep: 255, alphaStep: 17 },
  highlighted: { colorStep: 128, alphaStep: 51 },
};

function reduceTones(atlas: Canvas, { colorStep, alphaStep }: Tones) {
  const paint = atlas.getContext('2d');
  const picture = paint.getImageData(0, 0, atlas.width, atlas.height);
  const { data } = picture;
  for (let index = 0; index < data.length; index += 1) {
    const step = index % 4 === 3 ? alphaStep : colorStep;
    data[index] = Math.round((data[index] ?? 0) / step) * step;
  }
  paint.putImageData(picture, 0, 0);
}

/** Side of a silhouette in pixels: three times the displayed size, so that outlines are smooth. */
const side = 144;

const [dark, light] = ['#241a10', '#ffffff'] as const;

/** Bands around a silhouette, from the outermost, with widths as shares of the side; and its fill. The scene tints white. */
const styles: Record<
  Highlight,
  { bands: readonly (readonly [width: number, color: string])[]; fill: string }
> = {
  // The player's own dragons: dark with a bright rim.
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

/** Draws the silhouette that all highlights of a dragon share. */
function drawInnerSilhouette(traits: Pick<Traits, 'body' | 'wings'>, lift: number | null): Canvas {
  const silhouette = createCanvas(side, side);
  const pen = silhouette.getContext('2d');
  pen.translate(side / 2, 0.62 * side);
  pen.scale(side * highlightedShare, side * highlightedShare);
  pen.translate(-0.5, -0.62);
  drawSilhouette(pen, traits, lift);
  return silhouette;
}

/** Draws the silhouette of a highlighted dragon: the player's own dragon is dark with a bright rim, a rare one has a star, a golden one rays. */
function drawHighlightedSilhouette(paint: SKRSContext2D, highlight: Highlight, silhouette: Canvas): void {
  const { bands, fill } = styles[highlight];
  const picture = createCanvas(side, side);
  const context = picture.getContext('2d');
  if (highlight === 'golden') drawRays(context);
  for (const [width, color] of bands) drawBand(context, fillSilhouette(silhouette, color), width * side);
  context.drawImage(fillSilhouette(silhouette, fill), 0, 0);
  if (highlight === 'rare') drawStar(context, { x: 0.5 * side, y: 0.13 * side, reach: 0.12 * side });
  paint.drawImage(picture, 0, 0, 1, 1);
}

/** Copies a silhouette in another colour. */
function fillSilhouette(silhouette: Canvas, color: string): Canvas {
  const copy = createCanvas(side, side);
  const context = copy.getContext('2d');
  context.drawImage(silhouette, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, side, side);
  return copy;
}

function drawBand(context: SKRSContext2D, silhouette: Canvas, width: number) {
  const steps = 20;
  for (let step = 0; step < steps; step += 1) {
    const angle = (2 * Math.PI * step) / steps;
    // Shifts by whole pixels, because shifting a picture by a fraction of a pixel takes several times as long.
    context.drawImage(silhouette, Math.round(width * Math.cos(angle)), Math.round(width * Math.sin(angle)));
  }
}

/** Draws the rays of a sun behind the dragon. */
function drawRays(context: SKRSContext2D) {
  const rayCount = 14;
  context.save();
  context.translate(side / 2, side / 2);
  context.fillStyle = light;
  context.strokeStyle = dark;
  context.lineWidth = 0.02 * side;
  context.lineJoin = 'round';
  for (let ray = 0; ray < rayCount; ray += 1) {
    context.rotate((2 * Math.PI) / rayCount);
    const reach = (ray % 2 === 0 ? 0.49 : 0.4) * side;
    context.beginPath();
    context.moveTo(-0.045 * side, 0.2 * side);
    context.lineTo(0, reach);
    context.lineTo(0.045 * side, 0.2 * side);
    context.closePath();
    context.stroke();
    context.fill();
  }
  context.restore();
}

function drawStar(context: SKRSContext2D, { x, y, reach }: { x: number; y: number; reach: number }) {
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const radius = point % 2 === 0 ? reach : 0.34 * reach;
    const angle = (Math.PI * point) / 4;
    context.lineTo(x + Math.sin(angle) * radius, y - Math.cos(angle) * radius);
  }
  context.closePath();
  context.strokeStyle = dark;
  context.lineWidth = 0.058 * side;
  context.lineJoin = 'round';
  context.stroke();
  context.fillStyle = light;
  context.fill();
}

/** Creates a genome with this body plan and wings in the colour of bone, which the scene can tint in the colours of any house. */
export function createSampleGenome(
  body: Traits['body'],
  wings: Traits['wings'],
  finish: Traits['finish'],
): Genome {
  const traits: Partial<Record<GeneName, string>> = {
    house: 'AIR',
    finish,
    primary: 'bone',
    secondary: finish === 'golden' ? 'copper' : 'slate',
    pattern: 'bands',
    build: 'lithe',
    fold: 'addorsed',
    body,
    ...bodyTraits[body],
    wings,
  };
  // Sets all other genes to the middle of their range.
  const digits = [...'8'.repeat(64)];
  for (const [gene, { offset, alleles }] of Object.entries(geneMap)) {
    const wantedCode = Object.entries(traits).find(([name]) => name === gene)?.[1];
    let precedingWeight = 0;
    for (const { code, weight } of alleles) {
      if (code === wantedCode) digits.splice(offset, 2, ...precedingWeight.toString(16).padStart(2, '0'));
      precedingWeight += weight;
    }
  }
  return parseGenome(digits.join(''));
}

/** Traits that distinguish the body plans in a far view. */
const bodyTraits: Record<Traits['body'], Partial<Record<GeneName, string>>> = {
  drake: { horns: 'swept', crest: 'spines', tail: 'spade', head: 'drake', pose: 'couchant' },
  wyvern: { horns: 'lyre', crest: 'smooth', tail: 'fork', head: 'beaked', pose: 'statant' },
  amphithere: { horns: 'swept', crest: 'smooth', tail: 'fan', head: 'lizard', pose: 'sejant' },
  wyrm: { horns: 'straight', crest: 'sail', tail: 'taper', head: 'wyrm', pose: 'statant' },
  long: { horns: 'stag', crest: 'mane', tail: 'fan', head: 'wyrm', pose: 'statant' },
  tetrapter: { horns: 'bull', crest: 'smooth', tail: 'spade', head: 'drake', pose: 'sejant' },
  hydra: { horns: 'straight', crest: 'spines', tail: 'club', head: 'lizard', pose: 'statant' },
};
