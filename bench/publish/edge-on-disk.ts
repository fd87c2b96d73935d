import { mkdir } from 'node:fs/promises';
import type { SiteFolder } from '@emberclutch/edge/releases/site-folder.ts';
import { startEdge } from '@emberclutch/e2e/suite/start-suite.ts';
import type { Settings, Suite } from '@emberclutch/e2e/suite/start-suite.ts';

/** An edge with its own disk, which is killed and replaced while it serves. */
export class EdgeOnDisk {
  readonly folder: SiteFolder;
  /** When it began to answer, in milliseconds of `performance.now()`. */
  upSince = Infinity;
  readonly #settings: Settings;
  #checkout: string | undefined;
  #running: Suite | null = null;

  /** @param checkout whose code it runs; this one unless given */
  constructor(folder: SiteFolder, settings: Settings, checkout?: string) {
    this.folder = folder;
    // There is no provider, because pages do not depend on it.
    this.#settings = {
      SITE_DIR: folder.root,
      PROVIDER_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...settings,
    };
    this.#checkout = checkout;
  }

  get url(): string | null {
    return this.#running?.url ?? null;
  }

  async start(): Promise<void> {
    await mkdir(this.folder.root, { recursive: true });
    this.#running = await startEdge(this.#settings, this.#checkout);
    this.upSince = performance.now();
  }

  /** Kills the process at once, at whatever step it is, and starts another one. */
  async killAndStart(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    this.#down();
    process.kill(running.pid, 'SIGKILL');
    await running.stop();
    await this.start();
  }

  /** Ends the process like a deployment, with a pause for the balancer, and starts one of another checkout. */
  async replace(checkout: string): Promise<void> {
    const running = this.#running;
    this.#down();
    await running?.stop();
    this.#checkout = checkout;
    await this.start();
  }

  async stop(): Promise<void> {
    const running = this.#running;
    this.#down();
    await running?.stop();
  }

  #down(): void {
    this.#running = null;
    this.upSince = Infinity;
  }
}
