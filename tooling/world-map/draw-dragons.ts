import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Traits } from '@emberclutch/art/traits.ts';
import { atlases, marks, rowCount, wingLifts } from '@emberclutch/world/scene/dragon-atlas.ts';
import type { DragonAtlas } from '@emberclutch/world/scene/dragon-atlas.ts';
import { drawInnerSilhouette, drawMarkedSilhouette } from './draw-marked-silhouette.ts';
import { drawSilhouette } from './draw-silhouette.ts';
import { sampleGenome } from './sample-genome.ts';

/** The atlas of white silhouettes: one for each combination of body plan and wings. */
export function drawFarDragons(): Canvas {
  const atlas = newAtlas(atlases.far);
  forEachFrame(({ lift, ...kind }, place) =>
    inFrame(atlas, atlases.far, place, (paint) => drawSilhouette(paint, kind, lift)),
  );
  reduceTones(atlas, tones.far);
  return atlas;
}

/**
 * The other atlases of dragons. For each combination of body plan and wings: a pale drawing, a golden one, and the silhouettes of marked
 * dragons.
 */
export function drawDragons(): Record<Exclude<keyof typeof atlases, 'far'>, Canvas> {
  const drawn = {
    marked: newAtlas(atlases.marked),
    near: newAtlas(atlases.near),
    golden: newAtlas(atlases.golden),
  };
  forEachFrame(({ body, wings, lift }, { column, row }) => {
    const draw = (name: 'near' | 'golden', finish: Traits['finish'], isGrey: boolean) => {
      const { frameSize } = atlases[name];
      const svg = drawDragonFrame(sampleGenome(body, wings, finish), lift);
      const drawing = rasterise(svg, frameSize, isGrey);
      drawn[name].getContext('2d').putImageData(drawing, column * frameSize, row * frameSize);
    };
    draw('near', 'natural', true);
    draw('golden', 'golden', false);
    const silhouette = drawInnerSilhouette({ body, wings }, lift);
    for (const [kind, mark] of marks.entries())
      inFrame(drawn.marked, atlases.marked, { column: kind * wingLifts.length + column, row }, (paint) =>
        drawMarkedSilhouette(paint, mark, silhouette),
      );
  });
  reduceTones(drawn.marked, tones.marked);
  return drawn;
}

interface Frame extends Pick<Traits, 'body' | 'wings'> {
  /** Height of the wings in flight, from -1 to 1; null is a dragon at rest. */
  lift: number | null;
}

interface Place {
  column: number;
  row: number;
}

/** Calls a function with each frame that an atlas has for each kind of dragon, and its position. */
function forEachFrame(draw: (frame: Frame, place: Place) => void): void {
  let row = 0;
  for (const { code: body } of geneMap.body.alleles)
    for (const { code: wings } of geneMap.wings.alleles) {
      for (const [column, lift] of wingLifts.entries()) draw({ body, wings, lift }, { column, row });
      row += 1;
    }
}

const newAtlas = ({ frameSize, kinds }: DragonAtlas) =>
  createCanvas(kinds * wingLifts.length * frameSize, rowCount * frameSize);

/** Paints within one frame of an atlas, scaled so that the frame has side 1. */
function inFrame(
  atlas: Canvas,
  { frameSize }: DragonAtlas,
  { column, row }: Place,
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

/** @param isGrey keeps only light and shade, slightly lighter than the drawing, because tinted colours would look muddy */
function rasterise(svg: string, size: number, isGrey: boolean): ImageData {
  // Drawings contain no text, and looking for the fonts of the machine takes longer than drawing.
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } });
  const data = new Uint8ClampedArray(drawing.render().pixels);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (data[index + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const [red, green, blue] = [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    // The colours of the drawing are multiplied by its alpha.
    const light = 16 + (1.12 * (0.3 * red + 0.59 * green + 0.11 * blue)) / alpha;
    data[index] = isGrey ? light : red / alpha;
    data[index + 1] = isGrey ? light : green / alpha;
    data[index + 2] = isGrey ? light : blue / alpha;
  }
  return new ImageData(data, size);
}

interface Tones {
  colorStep: number;
  alphaStep: number;
}

/** Steps of colour and of opacity. With few tones, a silhouette is a quarter of the size in lossless compression. */
const tones: Record<'far' | 'marked', Tones> = {
  far: { colorStep: 255, alphaStep: 17 },
  marked: { colorStep: 128, alphaStep: 51 },
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
