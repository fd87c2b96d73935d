import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import type { TinypoolChannel } from 'tinypool';
import type { RenderedContent, RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import { releaseBaseToken, toReleaseBaseToken } from '@emberclutch/contract/site/page-protocol.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { FairQueue } from '@emberclutch/server/shares/fair-queue.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { toReleaseFolderUrl } from '../composition/composition-parts.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { CachedResponse } from './response-cache.ts';
import type { Caller } from './caller.ts';
import type { RendererMessage, RenderJob, RenderTask, ServerBundles, ResponseMessage } from './render-job.ts';

/** Milliseconds that a process may take to start, or to load its bundles. */
const maxStartMs = 10_000;

/** Milliseconds without a call and without a result after which the pool ends a process that renders a page. */
const maxSilenceMs = 2_000;

/** Maximum number of calls of one page, which stops pages that would never end. */
const maxCalls = 50;

/** Maximum number of pages that wait for a process. */
const maxWaiting = 50;

/** Mebibytes of the heap of a process. Node ends a process that needs more. */
const maxHeapMb = 192;

/**
 * Milliseconds after which the pool ends a process without work. The next visitor gets the placeholder of a page, because a process starts in half a
 * second: a site with a visitor every few minutes keeps its processes, and a site without visitors does not pay for them.
 */
const idleMs = 10 * 60_000;

/** Reports that a page was not rendered for a reason other than a fault of its release. */
export class NotRenderedError extends Error {
  override name = 'NotRenderedError';
}

/** Reports that a component of the page has thrown. The release may still render other pages. */
export class PageError extends Error {
  override name = 'PageError';
}

/** A page, and its age, which is the age of its responses. */
interface PoolResult<Page> {
  page: Page;
  /** When the oldest response was requested, in epoch milliseconds. */
  readAt: number;
  /** Until when shared caches may keep all responses, in milliseconds of `performance.now()`; infinite without responses. */
  freshUntil: number;
}

interface Options {
  /** Absolute path of the bundle of the host. */
  host: string;
  /** Absolute paths of the bundles of remotes, by container. */
  remotes: Record<string, string>;
  /** Addresses of their releases, by the placeholder for each in the bundles. */
  addresses?: Record<string, string>;
  /** Maximum number of processes for the pages of one app. */
  size: number;
  /** Makes a call to the public API. */
  call: (url: string, caller: Caller) => Promise<CachedResponse>;
  /** Multiplies the time limits of a process. It is high for a publisher: no visitor waits then, and the machine may be slow. */
  timeLimitFactor?: number;
}

/** Opens processes for the pages of a composition. @returns null for a host that cannot render */
export function openRenderPool(
  { site, host, releases }: CompositionParts,
  folder: SiteFolder,
  { call, timeLimitFactor = 1 }: Pick<Options, 'call' | 'timeLimitFactor'>,
): RenderPool | null {
  if (host.server === undefined) return null;
  const findBundle = ({ app, version, server = '' }: Release) => join(folder.release(app, version), server);
  const remotes = releases.filter((release) => release !== host && release.server !== undefined);
  return new RenderPool({
    host: findBundle(host),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.container, findBundle(remote)])),
    addresses: {
      [releaseBaseToken]: toReleaseFolderUrl(host, site),
      ...Object.fromEntries(
        remotes.map((remote) => [toReleaseBaseToken(remote.app), toReleaseFolderUrl(remote, site)]),
      ),
    },
    size: maxProcesses,
    call,
    timeLimitFactor,
  });
}

/** Maximum number of processes for the pages of one app, which leaves one processor for the edge. */
const maxProcesses = Math.max(1, Math.min(4, availableParallelism() - 1));

/** Processes and the pages that wait for them. The newest page comes first, because the visitors of older pages already have a placeholder. */
interface Pool {
  processes: Tinypool;
  queue: FairQueue;
}

/**
 * Renders the pages of one composition in processes that have no environment, files, network, threads or children. A process renders the
 * pages of one app, so that the code of a remote cannot change the pages of others. If a release throws, hangs or leaks, only the current
 * page fails, and its process is replaced for the next page.
 */
export class RenderPool {
  readonly #options: Options;
  /** By container; null for pages of the host. */
  readonly #pools = new Map<string | null, Pool>();
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Ids of the running processes. */
  get processIds(): number[] {
    return [...this.#pools.values()].flatMap(({ processes }) =>
      processes.threads.map(({ threadId }) => threadId),
    );
  }

  /**
   * @param caller in whose share of the processes the page is rendered
   * @throws {NotRenderedError} if too many pages wait, responses fail, or the composition is no longer live
   * @throws {PageError} if the page throws
   * @throws {Error} if the release cannot be loaded, hangs or leaks
   */
  async render(job: RenderJob & { at: number }, caller: Caller): Promise<PoolResult<RenderedPage>> {
    return this.#render<RenderedPage>(job, caller);
  }

  /** Renders a page as on a first visit before any response, or the placeholder of a page of a remote. Throws like `render`. */
  async prerender(job: Pick<RenderJob, 'address' | 'page'>, caller: Caller): Promise<RenderedContent> {
    const { page } = await this.#render<RenderedContent>({ ...job, container: null, at: null }, caller);
    return page;
  }

  async #render<Page>(job: RenderJob, caller: Caller): Promise<PoolResult<Page>> {
    if (this.#isClosed) throw new NotRenderedError(notLiveMessage);
    const { remotes, addresses = {} } = this.#options;
    const file = job.container === null ? undefined : remotes[job.container];
    if (job.container !== null && file === undefined)
      throw new Error(`${job.container} has no server bundle`);
    const bundles: ServerBundles = {
      host: this.#options.host,
      remote: job.container === null || file === undefined ? null : { container: job.container, file },
      addresses,
    };
    const pool = this.#pools.get(job.container) ?? openPool(bundles, this.#options.size);
    this.#pools.set(job.container, pool);
    return pool.queue.run(caller.share, () => this.#run<Page>(pool.processes, { bundles, job }, caller));
  }

  async #run<Page>(processes: Tinypool, task: RenderTask, caller: Caller): Promise<PoolResult<Page>> {
    if (this.#isClosed) throw new NotRenderedError(notLiveMessage);
    const watch = new RenderWatch(
      (url) => this.#options.call(url, caller),
      this.#options.timeLimitFactor ?? 1,
    );
    try {
      const page = (await processes.run(task, {
        signal: watch.signal,
        channel: watch.channel,
      })) as Page | null; // Cast: the return type of `renderTask`.
      if (page === null) throw new NotRenderedError('Responses of the provider failed');
      return { page, readAt: watch.readAt, freshUntil: watch.freshUntil };
    } catch (error) {
      if (this.#isClosed) throw new NotRenderedError(notLiveMessage);
      throw watch.reason ?? toError(error);
    } finally {
      watch.end();
    }
  }

  /** Ends the processes. Pages that wait or are being rendered are not rendered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const pools = [...this.#pools.values()];
    this.#pools.clear();
    await Promise.all(pools.map(({ processes }) => processes.destroy()));
  }
}

/** Answers the calls of one page, and stops its process if it is silent or makes too many calls. */
class RenderWatch {
  readAt = Date.now();
  freshUntil = Infinity;
  /** Why the process was stopped. */
  reason: Error | null = null;
  readonly channel: TinypoolChannel;
  readonly #abort = new AbortController();
  readonly #call: (url: string) => Promise<CachedResponse>;
  readonly #timeLimitFactor: number;
  #timer: NodeJS.Timeout;
  #callCount = 0;
  #hasEnded = false;
  #send: (message: ResponseMessage) => void = () => undefined;

  constructor(call: (url: string) => Promise<CachedResponse>, timeLimitFactor: number) {
    this.#call = call;
    this.#timeLimitFactor = timeLimitFactor;
    this.channel = {
      onMessage: (listener) => (this.#send = listener),
      postMessage: (message: RendererMessage) => void this.#handle(message),
    };
    this.#timer = this.#startTimer(maxStartMs, new NotRenderedError('No process was free in time'));
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }

  async #handle(message: RendererMessage): Promise<void> {
    if (this.#hasEnded) return;
    clearTimeout(this.#timer);
    if (message.kind === 'loading') {
      this.#timer = this.#startTimer(maxStartMs, new Error('Not loaded in time'));
      return;
    }
    if (message.kind === 'call') {
      this.#callCount += 1;
      if (this.#callCount > maxCalls) return this.#stop(new Error(`Made more than ${maxCalls} API calls`));
      // A slow provider is not a fault of the release.
      const { response, readAt, freshUntil } = await this.#call(message.url);
      if (this.#hasEnded) return;
      this.readAt = Math.min(this.readAt, readAt);
      this.freshUntil = Math.min(this.freshUntil, freshUntil);
      clearTimeout(this.#timer);
      this.#send({ call: message.call, response });
    }
    this.#timer = this.#startTimer(maxSilenceMs, new Error('Not rendered in time'));
  }

  #startTimer(ms: number, reason: Error): NodeJS.Timeout {
    return setTimeout(() => this.#stop(reason), ms * this.#timeLimitFactor);
  }

  #stop(reason: Error): void {
    this.reason = reason;
    this.#abort.abort();
  }
}

/** Tinypool imports the path as a URL, so it stays percent-encoded. */
const taskModule = new URL('render-task.ts', import.meta.url);

function openPool({ host, remote }: ServerBundles, size: number): Pool {
  const readablePaths = [
    `${dirname(createRequire(import.meta.url).resolve('tinypool'))}/*`,
    `${dirname(fileURLToPath(taskModule))}/*`,
    host,
    ...(remote ? [remote.file] : []),
  ];
  const processes = new Tinypool({
    runtime: 'child_process',
    filename: taskModule.pathname,
    name: 'renderTask',
    minThreads: 0,
    maxThreads: size,
    idleTimeout: idleMs,
    serialization: 'advanced',
    env: {},
    execArgv: [
      '--permission',
      ...readablePaths.map((path) => `--allow-fs-read=${path}`),
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${maxHeapMb}`,
      '--expose-gc',
      '--no-warnings',
    ],
  });
  // A process that ends without work is replaced for the next page.
  processes.on('error', () => undefined);
  const createError = () => new NotRenderedError('Too many pages wait to be rendered');
  return { processes, queue: new FairQueue({ max: size, maxWaiting, order: 'newest', createError }) };
}

const notLiveMessage = 'The composition is no longer live';

/** Restores an error from the plain object in which a process sends it. */
function toError(error: unknown): Error {
  const { name, message } = Object(error) as Partial<Error>; // each member may be absent
  if (name === 'PageError') return new PageError(message);
  if (error instanceof Error) return error;
  return new Error(message ?? String(error));
}
