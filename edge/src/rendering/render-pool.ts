import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import type { CallAnswer, FromWorker, RenderJob, ServerBundles, ToWorker } from './render-job.ts';

/** Milliseconds after which a worker that renders one page is ended. */
const maxRenderMs = 2_000;

/** Pages that wait for a worker. */
const maxQueued = 50;

/** Mebibytes of a worker's heap. Node ends one that needs more. */
const maxHeapMb = 192;

interface Options {
  bundles: ServerBundles;
  /** Number of threads. */
  size: number;
  /** Makes a call to the public API; null if it failed. */
  call: (url: string) => Promise<CallAnswer | null>;
}

interface Task {
  job: RenderJob;
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
}

/**
 * Renders pages in threads of their own, so that a release that throws, hangs or leaks costs the page that it renders, and never
 * the edge. A thread that ends is replaced with the next page.
 */
export class RenderPool {
  readonly #options: Options;
  readonly #idle: Worker[] = [];
  readonly #queue: Task[] = [];
  #running = 0;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Starts the first thread, so that the first visitor does not wait for it. */
  warm(): void {
    const worker = this.#start();
    worker.once('message', () => this.#release(worker));
    worker.once('error', () => undefined);
  }

  /** @throws {Error} if the release throws, hangs or leaks, or if too many pages wait */
  async render(job: RenderJob): Promise<RenderedPage> {
    if (this.#isClosed) throw new Error('The composition is no longer live');
    if (this.#queue.length >= maxQueued) throw new Error('Too many pages wait to be rendered');
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    this.#queue.push({ job, resolve, reject });
    this.#next();
    return promise;
  }

  /** Ends the threads when the pages that they render are done. */
  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The composition is no longer live'));
    for (const worker of this.#idle.splice(0)) void worker.terminate();
  }

  #next(): void {
    if (this.#running >= this.#options.size) return;
    const task = this.#queue.shift();
    if (!task) return;
    this.#running += 1;
    void this.#run(task, this.#idle.pop() ?? this.#start());
  }

  async #run({ job, resolve, reject }: Task, worker: Worker): Promise<void> {
    try {
      resolve(await this.#renderIn(worker, job));
      this.#release(worker);
    } catch (error) {
      // What is left of it is unknown.
      void worker.terminate();
      reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #renderIn(worker: Worker, job: RenderJob): Promise<RenderedPage> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const timer = setTimeout(() => reject(new Error(`Not rendered within ${maxRenderMs} ms`)), maxRenderMs);
    const handleMessage = (message: FromWorker) => {
      if (message.kind === 'rendered') resolve(message.page);
      if (message.kind === 'failed') reject(new Error(message.message));
    };
    const handleExit = () => reject(new Error('The thread has ended'));
    worker.on('message', handleMessage).on('error', reject).on('exit', handleExit);
    send(worker, { kind: 'render', job });
    return promise.finally(() => {
      clearTimeout(timer);
      worker.off('message', handleMessage).off('error', reject).off('exit', handleExit);
    });
  }

  #release(worker: Worker): void {
    if (this.#isClosed) void worker.terminate();
    else this.#idle.push(worker);
  }

  #start(): Worker {
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: this.#options.bundles,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      env: {},
    });
    // It waits for pages, and keeps no process open.
    worker.unref();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'call') void this.#answer(worker, message);
    });
    worker.on('exit', () => {
      const index = this.#idle.indexOf(worker);
      if (index !== -1) this.#idle.splice(index, 1);
    });
    // Of a thread that renders nothing: the next page starts another one.
    worker.on('error', () => undefined);
    return worker;
  }

  async #answer(worker: Worker, { call, url }: { call: number; url: string }): Promise<void> {
    send(worker, { kind: 'answer', call, answer: await this.#options.call(url) });
  }
}

const send = (worker: Worker, message: ToWorker) => worker.postMessage(message, []);
