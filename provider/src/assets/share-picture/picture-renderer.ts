import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { ShareCard } from './share-card.ts';

export interface RenderRequest {
  number: number;
  card: ShareCard;
}

export type RenderAnswer = { number: number; png: Uint8Array } | { number: number; failure: string };

interface Pending {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

/** Cards that may wait by default: at about 0.1 s each, the last one waits a few seconds. */
const manyPending = 48;

/**
 * Draws share pictures in one worker thread, one at a time, so that the thread that answers the API never draws one. Its
 * queue is bounded: a crawler that requests more gets 503 with Retry-After.
 */
export class PictureRenderer {
  readonly #pending = new Map<number, Pending>();
  readonly #maxPending: number;
  #worker: Worker | null = null;
  #last = 0;

  constructor({ maxPending = manyPending }: { maxPending?: number } = {}) {
    this.#maxPending = maxPending;
  }

  /**
   * @returns a PNG
   * @throws {ProblemError} `unavailable` if too many wait, or the worker cannot draw
   */
  async render(card: ShareCard): Promise<Buffer> {
    if (this.#pending.size >= this.#maxPending)
      throw new ProblemError('unavailable', 'Too many pictures are being drawn.', {
        headers: { 'retry-after': '10' },
      });
    const worker = (this.#worker ??= this.#start());
    const number = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      worker.postMessage({ number, card } satisfies RenderRequest, []);
    });
  }

  /** Ends the worker; pictures that still wait are refused. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Started with the first picture: most processes of a test never draw one. */
  #start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'));
    let reason = 'The worker has ended.';
    worker.unref();
    worker.on('message', (answer: RenderAnswer) => this.#settle(answer));
    worker.on('error', (error) => (reason = String(error)));
    // The next picture starts another one.
    worker.on('exit', () => {
      this.#worker = null;
      for (const number of this.#pending.keys()) this.#settle({ number, failure: reason });
    });
    return worker;
  }

  #settle(answer: RenderAnswer): void {
    const pending = this.#pending.get(answer.number);
    this.#pending.delete(answer.number);
    if ('png' in answer) pending?.resolve(Buffer.from(answer.png));
    else
      pending?.reject(
        new ProblemError('unavailable', 'The picture cannot be drawn right now.', {
          headers: { 'retry-after': '10' },
        }),
      );
  }
}
