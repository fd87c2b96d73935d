import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { JSHandle, Page } from 'playwright-core';
import { openBrowser } from '@emberclutch/e2e/browser/open-browser.ts';
import { thisCheckout } from './this-checkout.ts';
import type { WorldBench } from './world-bench.ts';

export interface WorldPage {
  page: Page;
  /** The interface of `page.ts`. */
  bench: JSHandle<WorldBench>;
  close: () => Promise<void>;
}

/**
 * Builds the page with the scene of the world, serves it and opens it in a browser.
 * @param switches of the browser's command line
 * @param checkout whose page it is
 */
export async function openWorldPage(
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
