import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderRequest } from './picture-renderer.ts';

/** Makes a worker thread draw what a `PictureRenderer` asks for. */
export function answerRenderRequests<Subject>(draw: (subject: Subject) => Uint8Array): void {
  parentPort?.on('message', ({ number, subject }: RenderRequest<Subject>) => {
    parentPort?.postMessage(
      answer(number, () => draw(subject)),
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
