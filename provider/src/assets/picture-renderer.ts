import { Worker } from 'node:worker_threads';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import { LRUCache } from 'lru-cache';
import { ProblemError } from '../platform/http/problem-error.ts';

/** The message from the renderer to its worker. */
export interface RenderRequest<Content> {
  number: number;
  content: Content;
}

export type RenderAnswer = { number: number; picture: Uint8Array } | { number: number; failure: string };

export interface RendererOptions {
  /** Path of the worker's file, which calls `answerRenderRequests`. */
  worker: string;
  /** Maximum length of the queue, chosen so that the last picture waits a few seconds. */
  maxWaiting: number;
  /** For pictures that take a long time to draw; see `FairQueue`. */
  hasCooldown?: boolean;
  maxCached: number;
}

/** Idle milliseconds after which the worker ends. */
const idleMs = 60_000;

interface Pending {
  resolve: (picture: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Draws pictures one at a time in a worker thread, so that the API's thread never draws, and caches the most recently used ones.
 * Networks take turns. The queue is bounded: a request that it cannot hold gets 503 with Retry-After.
 */
export class PictureRenderer<Content> {
  readonly #options: RendererOptions;
  readonly #cache: LRUCache<string, Promise<Buffer>>;
  readonly #queue: FairQueue;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | null = null;
  #lastNumber = 0;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#cache = new LRUCache({ max: options.maxCached });
    const { maxWaiting, hasCooldown = false } = options;
    this.#queue = new FairQueue({ max: 1, maxWaiting, hasCooldown, createError: createTooManyPicturesError });
  }

  /**
   * @param share the client's share, see `toShare`
   * @returns the file of the picture. Concurrent requests for one picture share its drawing; a failure is not cached.
   * @throws {ProblemError} `unavailable` if the queue is full, or the worker cannot draw
   */
  async render(content: Content, share: string): Promise<Buffer> {
    const key = JSON.stringify(content);
    // The queue may have rejected the drawing for another network; this request then tries on its own.
    const sharedDrawing = this.#cache.get(key);
    const sharedPicture = sharedDrawing && (await sharedDrawing.catch(() => null));
    if (sharedPicture) return sharedPicture;
    const drawing = this.#queue.run(share, () => this.#draw(content));
    this.#cache.set(key, drawing);
    try {
      return await drawing;
    } catch (error) {
      if (this.#cache.get(key) === drawing) this.#cache.delete(key);
      throw error;
    }
  }

  /** Whether the picture is cached, or being drawn. */
  isCached(content: Content): boolean {
    return this.#cache.get(JSON.stringify(content)) !== undefined;
  }

  /** @returns the picture if it is already drawn. Otherwise null, and an idle renderer draws the picture for later requests. */
  async getCachedOrStart(content: Content, share: string): Promise<Buffer | null> {
    const cachedPicture = this.#cache.get(JSON.stringify(content));
    if (cachedPicture) return Promise.race([cachedPicture, Promise.resolve(null)]);
    if (this.#queue.count === 0) this.render(content, share).catch(() => undefined);
    return null;
  }

  async #draw(content: Content): Promise<Buffer> {
    clearTimeout(this.#idleTimer);
    const worker = (this.#worker ??= this.#start());
    const number = (this.#lastNumber += 1);
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      worker.postMessage({ number, content } satisfies RenderRequest<Content>, []);
    });
  }

  /** Ends the worker, and rejects pending pictures. */
  async close(): Promise<void> {
    clearTimeout(this.#idleTimer);
    await this.#worker?.terminate();
  }

  /** Starts the worker for the first picture, and for the first one after an idle time, because a thread takes tens of megabytes. */
  #start(): Worker {
    const worker = new Worker(this.#options.worker);
    let reason = 'The worker has ended.';
    worker.unref();
    worker.on('message', (answer: RenderAnswer) => this.#settle(answer));
    worker.on('error', (error) => (reason = String(error)));
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = null;
      for (const number of this.#pending.keys()) this.#settle({ number, failure: reason });
    });
    return worker;
  }

  #endIdleWorker(): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
  }

  #settle(answer: RenderAnswer): void {
    const pending = this.#pending.get(answer.number);
    this.#pending.delete(answer.number);
    if (this.#worker && this.#pending.size === 0)
      this.#idleTimer = setTimeout(() => this.#endIdleWorker(), idleMs).unref();
    if ('picture' in answer) pending?.resolve(Buffer.from(answer.picture));
    else
      pending?.reject(
        new ProblemError('unavailable', 'The picture cannot be drawn right now.', { retryAfter: 10 }),
      );
  }
}

const createTooManyPicturesError = () =>
  new ProblemError('unavailable', 'Too many pictures are being drawn.', { retryAfter: 10 });
