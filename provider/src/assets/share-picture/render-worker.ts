import { Resvg } from '@resvg/resvg-js';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { drawShareCard } from './draw-share-card.ts';
import type { RenderAnswer, RenderRequest } from './picture-renderer.ts';

/** Runs in a worker thread: draws and rasterises one card after another. */
const fonts = ['fraunces', 'fraunces-italic', 'inter'].map((name) =>
  join(import.meta.dirname, '../../../fonts', `${name}.ttf`),
);

parentPort?.on('message', ({ number, card }: RenderRequest) => {
  parentPort?.postMessage(
    answer(number, () => render(drawShareCard(card))),
    [],
  );
});

function answer(number: number, draw: () => Uint8Array): RenderAnswer {
  try {
    return { number, png: draw() };
  } catch (error) {
    return { number, failure: String(error) };
  }
}

const render = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: fonts } }).render().asPng();
