import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './picture-renderer.ts';

/** Answers the requests of a `PictureRenderer` in its worker thread. */
export function answerRenderRequests<Content>(draw: (content: Content) => Uint8Array): void {
  parentPort?.on('message', ({ number, content }: RenderRequest<Content>) => {
    parentPort?.postMessage(
      answer(number, () => draw(content)),
      [],
    );
  });
}

function answer(number: number, draw: () => Uint8Array): RenderAnswer {
  try {
    return { number, picture: draw() };
  } catch (error) {
    return { number, failure: String(error) };
  }
}
