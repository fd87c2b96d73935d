import { Worker } from 'node:worker_threads';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { LRUCache } from 'lru-cache';
import { ProblemError } from '../platform/http/problem-error.ts';
import { shareResult } from './share-result.ts';

export interface RendererOptions {
  /** Path of the worker's file. The worker draws a picture from each message that it receives, and posts it back. */
  worker: string;
  /** Maximum length of the queue, chosen so that the last picture waits a few seconds. */
  maxWaiting: number;
  /** For pictures that take a long time to draw; see `FairQueue`. */
  hasCooldown?: boolean;
  maxCached: number;
}

/** Idle milliseconds after which the worker ends. */
const idleMs = 60_000;

/**
 * Draws pictures one at a time in a worker thread, so that the API's thread never draws, and caches the most recently used ones.
 * The queue serves networks alternately. If it is full, a request gets 503 with Retry-After.
 */
export class PictureRenderer<Content> {
  readonly #options: RendererOptions;
  readonly #cache: LRUCache<string, Promise<Buffer>>;
  readonly #queue: FairQueue;
  #worker: Worker | null = null;
  /** Resolves the drawing in progress with its picture, or with null if the worker ends first. */
  #settle: (picture: Uint8Array | null) => void = () => undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#cache = new LRUCache({ max: options.maxCached });
    const { maxWaiting, hasCooldown = false } = options;
    this.#queue = new FairQueue({ max: 1, maxWaiting, hasCooldown, createError: createTooManyPicturesError });
  }

  /**
   * Draws the file of a picture.
   * @throws {ProblemError} `unavailable` if the queue is full, or the worker cannot draw
   */
  render(content: Content, share: string): Promise<Buffer> {
    return shareResult(this.#cache, JSON.stringify(content), () =>
      this.#queue.run(share, () => this.#draw(content)),
    );
  }

  async #draw(content: Content): Promise<Buffer> {
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= this.#start());
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    this.#settle = resolve;
    worker.postMessage(content, []);
    const picture = await promise;
    this.#idleTimer = setTimeout(() => void this.close(), idleMs).unref();
    if (picture) return Buffer.from(picture);
    throw new ProblemError('unavailable', 'The picture cannot be drawn right now.', { retryAfter: 10 });
  }

  /** Ends the worker, and rejects its pending picture. */
  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const worker = this.#worker;
    this.#worker = null;
    this.#settle(null);
    await worker?.terminate();
  }

  /** Starts the worker for the first picture, and for the first one after an idle period, because a thread takes tens of megabytes. */
  #start(): Worker {
    const worker = new Worker(this.#options.worker);
    worker.unref();
    worker.on('message', (message: unknown) => {
      // With `--watch`, Node also sends the modules that the worker loads.
      if (message instanceof Uint8Array) this.#settle(message);
    });
    // A worker that cannot draw throws an error and exits.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) void this.close();
    });
    return worker;
  }
}

const createTooManyPicturesError = () =>
  new ProblemError('unavailable', 'Too many pictures are being drawn.', { retryAfter: 10 });
