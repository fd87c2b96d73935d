import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import { atlases, rowCount, wingLifts } from '@emberclutch/world/scene/dragon-atlas.ts';
import { drawSilhouette } from './draw-silhouette.ts';
import { sampleGenome } from './sample-genome.ts';

/** The atlases of dragons: for each kind of wings of each body plan a pale drawing, and a white silhouette. */
export async function drawDragons(): Promise<{ near: Canvas; far: Canvas }> {
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
        const drawing = await rasterise(drawDragonFrame(genome, lift), frameSize);
        const [x, y] = [column * frameSize, row * frameSize];
        nearPaint.drawImage(drawing, x, y);
        turnGrey(near, x, y);
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

const rasterise = (svg: string, size: number) =>
  loadImage(Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()));

/** Keeps light and shade only, slightly lighter than the drawing: tinted colours would look muddy. */
function turnGrey(atlas: Canvas, x: number, y: number) {
  const paint = atlas.getContext('2d');
  const frame = paint.getImageData(x, y, atlases.near.frameSize, atlases.near.frameSize);
  const { data } = frame;
  for (let index = 0; index < data.length; index += 4) {
    const light = 0.3 * (data[index] ?? 0) + 0.59 * (data[index + 1] ?? 0) + 0.11 * (data[index + 2] ?? 0);
    data.fill(Math.min(255, 16 + light * 1.12), index, index + 3);
  }
  paint.putImageData(frame, x, y);
}
