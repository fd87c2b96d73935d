import { Worker } from 'node:worker_threads';
import { ProblemError } from '../platform/http/problem-error.ts';

/** The message from the renderer to its worker. */
export interface RenderRequest<Subject> {
  number: number;
  subject: Subject;
}

export type RenderAnswer = { number: number; picture: Uint8Array } | { number: number; failure: string };

interface Options {
  /** Path of the worker's file, which calls `answerRenderRequests`. */
  worker: string;
  /** Pictures that may wait, so that the last one waits a few seconds. */
  maxPending: number;
}

interface Pending {
  resolve: (picture: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Draws pictures in one worker thread, one at a time, so that the thread that answers the API never draws one. Its queue is
 * bounded: a crawler that requests more gets 503 with Retry-After.
 */
export class PictureRenderer<Subject> {
  readonly #options: Options;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #last = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @returns the file of the picture
   * @throws {ProblemError} `unavailable` if too many wait, or the worker cannot draw
   */
  async render(subject: Subject): Promise<Buffer> {
    if (this.#pending.size >= this.#options.maxPending)
      throw new ProblemError('unavailable', 'Too many pictures are being drawn.', {
        headers: { 'retry-after': '10' },
      });
    const worker = (this.#worker ??= this.#start());
    const number = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      worker.postMessage({ number, subject } satisfies RenderRequest<Subject>, []);
    });
  }

  /** Ends the worker; pictures that still wait are refused. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Started with the first picture: most processes of a test never draw one. */
  #start(): Worker {
    const worker = new Worker(this.#options.worker);
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
    if ('picture' in answer) pending?.resolve(Buffer.from(answer.picture));
    else
      pending?.reject(
        new ProblemError('unavailable', 'The picture cannot be drawn right now.', {
          headers: { 'retry-after': '10' },
        }),
      );
  }
}
