import { paintPortrait } from './paint-portrait.ts';
import type { PortraitFrame } from './paint-portrait.ts';
import { PortraitQueue } from './portrait-queue.ts';

/** A painted frame, without a picture if the browser has no memory left for it. */
export interface PortraitResponse {
  key: string;
  picture: ImageBitmap | null;
}

/** Runs in a worker: paints the frames that the page requests. Each message is a list that replaces the previous list. */
export function servePortraits(): void {
  const queue = new PortraitQueue(postPortrait, () => new Promise((resolve) => setTimeout(resolve)));
  addEventListener('message', ({ data }: MessageEvent<PortraitFrame[]>) => queue.set(data));
}

function postPortrait(frame: PortraitFrame) {
  const canvas = new OffscreenCanvas(frame.size, frame.size);
  // Keeps the canvas in main memory: reading each frame back from the graphics card would be slow.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context) paintPortrait(context, frame);
  const picture = context && canvas.transferToImageBitmap();
  const message: PortraitResponse = { key: frame.key, picture };
  postMessage(message, { transfer: picture ? [picture] : [] });
}
