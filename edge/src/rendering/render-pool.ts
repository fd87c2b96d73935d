import { Worker } from 'node:worker_threads';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import type { CachedAnswer } from './answer-cache.ts';
import type { FromWorker, RenderJob, ServerBundles, ToWorker } from './render-job.ts';

/** Milliseconds that a thread may take to start: it loads the bundle of the host. */
const maxStartMs = 10_000;

/** Milliseconds without a call and without a result, after which a thread that renders one page is ended. */
const maxSilenceMs = 2_000;

/** Maximum number of calls of one page, against pages that would never end. */
const maxCalls = 50;

/** Maximum number of pages that wait for a thread. */
const maxQueued = 50;

/** Mebibytes of a thread's heap. Node ends a thread that needs more. */
const maxHeapMb = 192;

/** The page is not rendered, for a reason that is not the release's fault. */
export class NotRenderedError extends Error {
  override name = 'NotRenderedError';
}

/** A component of the page throws. The release may render other pages. */
export class PageError extends Error {
  override name = 'PageError';
}

/** A page, and its age, which is the age of its answers. */
export interface PoolResult {
  page: RenderedPage;
  /** When the oldest answer was requested, in milliseconds of the epoch. */
  readAt: number;
  /** Until when shared caches may keep all answers, in milliseconds of `performance.now()`; infinite without answers. */
  freshUntil: number;
}

interface Options {
  bundles: ServerBundles;
  /** Number of threads. */
  size: number;
  /** Makes a call to the public API. */
  call: (url: string) => Promise<CachedAnswer>;
}

interface Task {
  job: RenderJob;
  resolve: (result: PoolResult) => void;
  reject: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  /** Rejects if the thread does not start. */
  ready: Promise<void>;
  /** Called for each call of the page that is rendered. */
  onCall: (url: string) => Promise<CachedAnswer>;
}

/**
 * Renders pages in threads, so that a release that throws, hangs or leaks costs only the page that it renders, and
 * never the edge. A thread that has ended is replaced for the next page.
 */
export class RenderPool {
  startedThreads = 0;
  readonly #options: Options;
  readonly #idle: Thread[] = [];
  readonly #busy = new Set<Thread>();
  readonly #queue: Task[] = [];
  #running = 0;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @throws {NotRenderedError} if too many pages wait, answers fail, or the composition is no longer live
   * @throws {PageError} if the page throws
   * @throws {Error} if the release cannot be loaded, hangs or leaks
   */
  async render(job: RenderJob): Promise<PoolResult> {
    if (this.#isClosed) throw notLive();
    if (this.#queue.length >= maxQueued)
      this.#queue.shift()?.reject(new NotRenderedError('Too many pages wait to be rendered'));
    const { promise, resolve, reject } = Promise.withResolvers<PoolResult>();
    this.#queue.push({ job, resolve, reject });
    this.#next();
    return promise;
  }

  /** Ends the threads. Pages that wait or are being rendered are not rendered. */
  close(): void {
    this.#isClosed = true;
    for (const { reject } of this.#queue.splice(0)) reject(notLive());
    for (const { worker } of [...this.#idle.splice(0), ...this.#busy]) void worker.terminate();
  }

  #next(): void {
    if (this.#running >= this.#options.size) return;
    // Newest first: the visitors of older ones already have a placeholder.
    const task = this.#queue.pop();
    if (!task) return;
    this.#running += 1;
    void this.#run(task, this.#idle.pop() ?? this.#start());
  }

  async #run({ job, resolve, reject }: Task, thread: Thread): Promise<void> {
    this.#busy.add(thread);
    try {
      await thread.ready;
      resolve(await this.#renderIn(thread, job));
      if (!this.#isClosed) this.#idle.push(thread);
    } catch (error) {
      const isReusable = error instanceof PageError || error instanceof NotRenderedError;
      if (isReusable && !this.#isClosed) this.#idle.push(thread);
      // Its state is unknown.
      else void thread.worker.terminate();
      if (this.#isClosed) reject(notLive());
      else reject(error instanceof Error ? error : new Error(String(error)));
    } finally {
      this.#busy.delete(thread);
      this.#running -= 1;
      this.#next();
    }
  }

  async #renderIn(thread: Thread, job: RenderJob): Promise<PoolResult> {
    const { promise, resolve, reject } = Promise.withResolvers<RenderedPage>();
    const handleSilence = () => reject(new Error(`Not rendered within ${maxSilenceMs} ms`));
    let timer = setTimeout(handleSilence, maxSilenceMs);
    const read = { readAt: Date.now(), freshUntil: Infinity };
    let calls = 0;
    thread.onCall = async (url) => {
      if ((calls += 1) > maxCalls) reject(new Error(`Asked for more than ${maxCalls} answers`));
      // A slow provider is not a fault of the release.
      clearTimeout(timer);
      const answer = await this.#options.call(url);
      read.readAt = Math.min(read.readAt, answer.readAt);
      read.freshUntil = Math.min(read.freshUntil, answer.freshUntil);
      clearTimeout(timer);
      timer = setTimeout(handleSilence, maxSilenceMs);
      return answer;
    };
    const { worker } = thread;
    const handleMessage = (message: FromWorker) => {
      if (message.kind === 'rendered') resolve(message.page);
      if (message.kind === 'unanswered') reject(new NotRenderedError('Answers of the provider failed'));
      if (message.kind === 'failed')
        reject(message.isOfPage ? new PageError(message.message) : new Error(message.message));
    };
    const handleExit = () => reject(new Error('The thread has ended'));
    worker.on('message', handleMessage).on('error', reject).on('exit', handleExit);
    send(worker, { kind: 'render', job });
    try {
      return { page: await promise, ...read };
    } finally {
      thread.onCall = this.#options.call;
      clearTimeout(timer);
      worker.off('message', handleMessage).off('error', reject).off('exit', handleExit);
    }
  }

  #start(): Thread {
    this.startedThreads += 1;
    const worker = new Worker(new URL('render-worker.ts', import.meta.url), {
      workerData: this.#options.bundles,
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      env: {},
    });
    // A thread that waits for pages does not keep the process open.
    worker.unref();
    const thread = { worker, ready: started(worker), onCall: this.#options.call };
    const answer = async ({ call, url }: { call: number; url: string }) =>
      send(worker, { kind: 'answer', call, answer: (await thread.onCall(url)).answer });
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'call') void answer(message);
    });
    worker.on('exit', () => {
      const index = this.#idle.indexOf(thread);
      if (index !== -1) this.#idle.splice(index, 1);
    });
    // The error of an idle thread. The next page starts another one.
    worker.on('error', () => undefined);
    return thread;
  }
}

/** @throws {Error} if the thread does not start, or the error that the host's bundle throws */
async function started(worker: Worker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`Not started within ${maxStartMs} ms`)), maxStartMs);
  timer.unref();
  const handleMessage = (message: FromWorker) => message.kind === 'ready' && resolve();
  const handleExit = () => reject(new Error('The thread has ended'));
  worker.on('message', handleMessage).on('error', reject).on('exit', handleExit);
  try {
    await promise;
  } finally {
    clearTimeout(timer);
    worker.off('message', handleMessage).off('error', reject).off('exit', handleExit);
  }
}

const notLive = () => new NotRenderedError('The composition is no longer live');

const send = (worker: Worker, message: ToWorker) => worker.postMessage(message, []);
