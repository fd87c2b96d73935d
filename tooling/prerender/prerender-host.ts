import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { RemotePage, SiteConfig } from '@emberclutch/shared/contract/site';
import { placeholders } from '@emberclutch/edge/placeholders';
import { everyPage, prerenderedFile } from '@emberclutch/edge/prerendered';
import type { Prerendered, PrerenderedPage } from '@emberclutch/edge/prerendered';
import { isListed } from '@emberclutch/edge/sitemap';
import { distOf } from '../build/apps.ts';
import { installedVersion } from '../federation/installed-version.ts';
import { withSignedOutWindow } from './with-signed-out-window.ts';
import { readNews } from './read-news.ts';
import { serverBundle, serverConfig } from './server-config.ts';

/** What `host/src/prerender.tsx` offers. */
interface ServerHost {
  prerender: (path: string, site: SiteConfig) => Promise<{ html: string; style: string }>;
}

/**
 * Draws every page of the host that is meant to be found, the one for paths that nobody offers and what stands around
 * the pages of remotes, as a visitor who is new sees it, and writes them beside the host's scripts.
 * @param build runs webpack
 */
export async function prerenderHost(
  pages: readonly RemotePage[],
  build: (configuration: Configuration) => Promise<unknown>,
): Promise<void> {
  await build(serverConfig(placeholders.base));
  const prerendered = await withSignedOutWindow(async (): Promise<Prerendered> => {
    const { prerender } = await loadBundle();
    const draw = (path: string): Promise<PrerenderedPage> => prerender(path, placeholders.site);
    const drawn: [string, PrerenderedPage][] = [];
    for (const { path } of pages.filter(isListed)) drawn.push([path, await draw(path)]);
    return {
      pages: Object.fromEntries(drawn),
      notFound: await draw('/no-such-page'),
      covers: { headed: await draw('/headed'), bare: await draw('/bare') },
      styledVersion: installedVersion('styled-components'),
      news: readNews(),
    };
  });
  await checkPictures(prerendered);
  await writeFile(join(distOf('host'), prerenderedFile), JSON.stringify(prerendered));
}

async function loadBundle(): Promise<ServerHost> {
  // Built anew each time; the query keeps Node from remembering the one before.
  const address = `${pathToFileURL(serverBundle).href}?${Date.now()}`;
  // The bundle was built from host/src/prerender.tsx just now.
  const module = (await import(address)) as { default: ServerHost };
  return module.default;
}

/** Both builds must call a picture the same, else the page would ask for one that is not there. */
async function checkPictures(prerendered: Prerendered): Promise<void> {
  const named = everyPage(prerendered).flatMap(({ html }) =>
    [...html.matchAll(new RegExp(`${placeholders.base}/([\\w./-]+)`, 'g'))].map(([, file]) => file ?? ''),
  );
  for (const file of new Set(named)) await readFile(join(distOf('host'), file));
}
