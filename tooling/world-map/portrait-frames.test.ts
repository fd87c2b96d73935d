import { createCanvas, DOMMatrix, Path2D } from '@napi-rs/canvas';
import { Resvg } from '@resvg/resvg-js';
import { drawDragonFrame } from '@emberclutch/art/draw-dragon-frame.ts';
import { geneMap } from '@emberclutch/art/gene-map.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { paintPortrait } from '@emberclutch/world/portraits/paint-portrait.ts';
import { wingLifts } from '@emberclutch/world/scene/dragon-atlas.ts';
import { createSampleGenome } from './draw-dragons.ts';

const size = 160;

beforeAll(() => void Object.assign(globalThis, { DOMMatrix, Path2D }));

/** Reads the channels of a painted frame. Colours are multiplied by their alpha. */
function paintFrame(genome: Genome, lift: number | null): number[] {
  const paint = createCanvas(size, size).getContext('2d');
  // Cast: the canvas of this package has the methods of a browser's canvas, but not its type.
  paintPortrait(paint as unknown as CanvasRenderingContext2D, { key: '', genome, lift, size });
  const { data } = paint.getImageData(0, 0, size, size);
  return [...data].map((value, index) =>
    index % 4 === 3 ? value : (value * (data[index - (index % 4) + 3] ?? 0)) / 255,
  );
}

function renderFrame(genome: Genome, lift: number | null): Uint8Array {
  const svg = drawDragonFrame(genome, lift);
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render()
    .pixels;
}

const wings = geneMap.wings.alleles;

it.each(
  geneMap.body.alleles.map(({ code }, index) => [code, wings[index % wings.length]?.code ?? 'bat'] as const),
)('the painter paints a dragon with the body %s and %s wings like an SVG renderer', (body, kind) => {
  const genome = createSampleGenome(body, kind, body === 'drake' ? 'golden' : 'natural');
  for (const lift of [wingLifts[3], null]) {
    const expectedPixels = renderFrame(genome, lift);
    const difference = paintFrame(genome, lift).map((value, index) =>
      Math.abs(value - (expectedPixels[index] ?? 0)),
    );
    // Allows small differences, because the two renderers smooth edges differently.
    const differentCount = difference.filter((value) => value > 64).length;
    expect(differentCount / difference.length).toBeLessThan(0.001);
    expect(difference.reduce((sum, value) => sum + value) / difference.length).toBeLessThan(3);
  }
});
