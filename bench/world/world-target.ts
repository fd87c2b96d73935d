import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { JSHandle, Page } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { createTemporaryFolder } from '../load/create-temporary-folder.ts';
import { openSuite } from '../load/open-suite.ts';
import { resolveCheckout } from '../load/resolve-checkout.ts';
import type { WorldBench } from './world-bench.ts';

/** The measured version: a checkout, or a running site. The first part that needs the page or the site opens it. */
export class WorldTarget {
  readonly name: string;
  /** Folder of the checkout; null for a site. */
  readonly checkout: string | null;
  readonly #resources: AsyncDisposableStack;
  #page: Promise<WorldPage> | null = null;
  #uncappedPage: Promise<WorldPage> | null = null;
  #siteUrl: Promise<string> | null = null;

  /** @param checkoutOrUrl folder of an installed checkout, or the URL of a site @param resources closes what the target opens */
  constructor(name: string, checkoutOrUrl: string, resources: AsyncDisposableStack) {
    const isUrl = /^https?:/.test(checkoutOrUrl);
    this.name = name;
    this.checkout = isUrl ? null : resolveCheckout(checkoutOrUrl);
    if (isUrl) this.#siteUrl = Promise.resolve(checkoutOrUrl);
    this.#resources = resources;
  }

  /** Opens the page that has only the scene, built from the checkout. @returns null for a site */
  async openPage(): Promise<WorldPage | null> {
    if (this.checkout === null) return null;
    this.#page ??= this.#openWorldPage(this.checkout, []);
    return this.#page;
  }

  /** Opens the page in a browser that begins each frame when the previous one has ended, so that a frame lasts as long as its work. */
  async openUncappedPage(): Promise<WorldPage | null> {
    if (this.checkout === null) return null;
    const switches = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];
    this.#uncappedPage ??= this.#openWorldPage(this.checkout, switches);
    return this.#uncappedPage;
  }

  /** Builds and starts the site of a checkout if none runs. @returns the URL of the site */
  async openSite(): Promise<string> {
    this.#siteUrl ??= openSuite({ WORLD_SALES: 'no' }, this.checkout ?? undefined).then(
      (suite) => this.#resources.use(suite).url,
    );
    return this.#siteUrl;
  }

  /** Builds the page with the scene of the world, serves it and opens it in a browser. */
  async #openWorldPage(checkout: string, switches: readonly string[]): Promise<WorldPage> {
    const folder = this.#resources.use(await createTemporaryFolder());
    // Only the page comes from the other checkout: all versions run in the same browser with the same switches.
    const { buildWorldPage }: { buildWorldPage: (folder: string) => Promise<void> } = await import(
      join(checkout, 'bench/world/build-world-page.ts')
    );
    await buildWorldPage(folder.path);
    const server = this.#resources.use(fastify());
    await server.register(fastifyStatic, { root: folder.path });
    const url = await server.listen({ port: 0, host: '127.0.0.1' });
    const browser = this.#resources.use(await openBrowser(undefined, switches));
    const openPage = async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      page.on('pageerror', (error) => console.error(error));
      await page.goto(url);
      return { page, bench: await page.evaluateHandle<WorldBench>('worldBench') };
    };
    return { ...(await openPage()), openFresh: openPage };
  }
}

interface OpenPage {
  page: Page;
  /** The interface of `page.ts`. */
  bench: JSHandle<WorldBench>;
}

interface WorldPage extends OpenPage {
  /** Opens the page with an empty cache. */
  openFresh: () => Promise<OpenPage>;
}
