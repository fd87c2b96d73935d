import { Resvg } from '@resvg/resvg-js';
import { join } from 'node:path';
import { answerRenderRequests } from '../answer-render-requests.ts';
import { drawShareCard } from './draw-share-card.ts';
import type { ShareCard } from './share-card.ts';

/** Runs in a worker thread: draws and rasterises one card after another. */
const fonts = ['fraunces', 'fraunces-italic', 'inter'].map((name) =>
  join(import.meta.dirname, '../../../fonts', `${name}.ttf`),
);

answerRenderRequests((card: ShareCard) =>
  new Resvg(drawShareCard(card), { font: { loadSystemFonts: false, fontFiles: fonts } }).render().asPng(),
);
