import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { JSHandle, Page } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { startSuite } from '@emberclutch/e2e/suite/start-suite.ts';
import type { Suite } from '@emberclutch/e2e/suite/start-suite.ts';
import type { WorldBench } from './world-bench.ts';

/** Root folder of the checkout of this bench. */
export const thisCheckout = join(import.meta.dirname, '../..');

/** The measured version: a checkout, or a running site. The first part that needs the page or the site opens it. */
export class WorldTarget {
  readonly name: string;
  /** Whether the target is the checkout of this bench, so that a part can call its functions. */
  readonly isThisCheckout: boolean;
  readonly #checkout: string | null;
  #page: Promise<WorldPage> | null = null;
  #uncappedPage: Promise<WorldPage> | null = null;
  #site: Promise<{ url: string; close: () => Promise<void> }> | null = null;

  /**
   * @param checkoutOrUrl folder of an installed checkout, or the URL of a site
   * @param siteUrl URL of a running site of the checkout
   */
  constructor(name: string, checkoutOrUrl: string, siteUrl: string | undefined = toUrl(checkoutOrUrl)) {
    this.name = name;
    this.isThisCheckout = checkoutOrUrl === thisCheckout;
    this.#checkout = toUrl(checkoutOrUrl) === undefined ? checkoutOrUrl : null;
    if (siteUrl !== undefined) this.#site = Promise.resolve({ url: siteUrl, close: async () => {} });
  }

  /** Opens the page that has only the scene, built from the checkout. @returns null for a site */
  async openPage(): Promise<WorldPage | null> {
    if (this.#checkout === null) return null;
    this.#page ??= openWorldPage([], this.#checkout);
    return this.#page;
  }

  /** Opens the page in a browser that begins each frame when the previous one has ended, so that a frame lasts as long as its work. */
  async openUncappedPage(): Promise<WorldPage | null> {
    if (this.#checkout === null) return null;
    this.#uncappedPage ??= openWorldPage(uncappedSwitches, this.#checkout);
    return this.#uncappedPage;
  }

  /** Builds and starts the site of a checkout if none runs. @returns the URL of the site */
  async openSite(): Promise<string> {
    this.#site ??= startSite(this.#checkout ?? '');
    return (await this.#site).url;
  }

  async close(): Promise<void> {
    await (await this.#page)?.close();
    await (await this.#uncappedPage)?.close();
    await (await this.#site)?.close();
  }
}

const toUrl = (checkoutOrUrl: string) =>
  /^https?:/.test(checkoutOrUrl) ? checkoutOrUrl.replace(/\/$/, '') : undefined;

const uncappedSwitches = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function startSite(checkout: string) {
  const folder = await mkdtemp(join(tmpdir(), 'world-bench-site-'));
  const suite: Suite = await startSuite({ DATA_DIR: folder, WORLD_SALES: 'no' }, checkout);
  return {
    url: suite.url,
    close: async () => {
      await suite.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface WorldPage {
  page: Page;
  /** The interface of `page.ts`. */
  bench: JSHandle<WorldBench>;
  close: () => Promise<void>;
}

/**
 * Builds the page with the scene of the world, serves it and opens it in a browser.
 * @param switches switches of the browser's command line
 * @param checkout folder of the checkout from which to build the page
 */
async function openWorldPage(
  switches: readonly string[] = [],
  checkout: string = thisCheckout,
): Promise<WorldPage> {
  const folder = await mkdtemp(join(tmpdir(), 'world-bench-'));
  // Only the page comes from the other checkout: all versions run in the same browser with the same switches.
  const { buildWorldPage }: { buildWorldPage: (folder: string) => Promise<void> } = await import(
    join(checkout, 'bench/world/build-world-page.ts')
  );
  await buildWorldPage(folder);
  const server = fastify();
  await server.register(fastifyStatic, { root: folder });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const browser = await openBrowser(undefined, switches);
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  page.on('pageerror', (error) => console.error(error));
  await page.goto(url);
  return {
    page,
    bench: await page.evaluateHandle<WorldBench>('worldBench'),
    close: async () => {
      await browser.close();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
