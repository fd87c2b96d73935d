import { createCanvas, ImageData } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import { atlases, rowCount, wingLifts } from '@emberclutch/world/scene/dragon-atlas.ts';
import { drawSilhouette } from './draw-silhouette.ts';
import { sampleGenome } from './sample-genome.ts';

/** The atlases of dragons: for each kind of wings of each body plan a pale drawing, and a white silhouette. */
export function drawDragons(): { near: Canvas; far: Canvas } {
  const near = newAtlas(atlases.near.frameSize);
  const far = newAtlas(atlases.far.frameSize);
  const nearPaint = near.getContext('2d');
  const farPaint = far.getContext('2d');
  let row = 0;
  for (const body of geneMap.body.alleles)
    for (const wings of geneMap.wings.alleles) {
      const genome = sampleGenome(body.code, wings.code);
      for (const [column, lift] of wingLifts.entries()) {
        const { frameSize } = atlases.near;
        const drawing = greyDrawing(drawDragonFrame(genome, lift), frameSize);
        nearPaint.putImageData(drawing, column * frameSize, row * frameSize);
        farPaint.save();
        farPaint.beginPath();
        farPaint.rect(
          column * atlases.far.frameSize,
          row * atlases.far.frameSize,
          atlases.far.frameSize,
          atlases.far.frameSize,
        );
        farPaint.clip();
        farPaint.translate(column * atlases.far.frameSize, row * atlases.far.frameSize);
        farPaint.scale(atlases.far.frameSize, atlases.far.frameSize);
        drawSilhouette(farPaint, { body: body.code, wings: wings.code }, lift);
        farPaint.restore();
      }
      row += 1;
    }
  return { near, far };
}

const newAtlas = (frameSize: number) => createCanvas(wingLifts.length * frameSize, rowCount * frameSize);

/** Keeps light and shade only, slightly lighter than the drawing: tinted colours would look muddy. */
function greyDrawing(svg: string, size: number): ImageData {
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
  const data = new Uint8ClampedArray(pixels);
  for (let index = 0; index < data.length; index += 4) {
    const alpha = (data[index + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const [red = 0, green = 0, blue = 0] = data.subarray(index, index + 3);
    // The colours of the drawing are multiplied by its alpha.
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / alpha;
    data.fill(Math.min(255, 16 + light * 1.12), index, index + 3);
  }
  return new ImageData(data, size);
}
