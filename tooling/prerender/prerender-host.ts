import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import { pathExists } from '@emberclutch/edge/releases/path-exists.ts';
import { allPrerendered, prerenderedFile } from '@emberclutch/edge/releases/prerendered.ts';
import type { Prerendered, PrerenderedPage } from '@emberclutch/edge/releases/prerendered.ts';
import { isListed } from '@emberclutch/edge/composition/sitemap.ts';
import { templateTokens } from '@emberclutch/edge/composition/template-tokens.ts';
import type { RemotePage, SiteConfig } from '@emberclutch/contract/site/site.ts';
import { distOf } from '../federation/apps.ts';
import { BuildError } from '../webpack/build-error.ts';
import { installedVersion } from '../federation/installed-version.ts';
import { placeholderPage, placeholderPaths } from './placeholder-page.ts';
import { readNews } from '../content/read-news.ts';
import { serverFile } from '../webpack/server-config.ts';
import { hostServerConfig } from './host-server-config.ts';
import { withSignedOutWindow } from '@emberclutch/edge/rendering/signed-out-window.ts';

/** The exports of `host/src/app/server/main.ts`. */
interface ServerHost {
  prerender: (path: string, site: SiteConfig) => Promise<PrerenderedPage>;
}

/**
 * Prerenders the host's public pages, the page for unknown paths and the placeholders of remotes' pages for a signed-out
 * visitor, and writes them beside the host's scripts.
 * @param build runs webpack
 * @throws {BuildError}
 */
export async function prerenderHost(
  pages: readonly RemotePage[],
  build: (configuration: Configuration) => Promise<unknown>,
): Promise<void> {
  await build(hostServerConfig());
  const prerendered = await withSignedOutWindow(async (): Promise<Prerendered> => {
    const { prerender } = await loadBundle();
    Object.assign(globalThis, { emberclutchPage: placeholderPage });
    const render = (path: string) => prerender(path, templateTokens.site);
    const rendered: [string, PrerenderedPage][] = [];
    for (const { path } of pages.filter(isListed)) rendered.push([path, await render(path)]);
    return {
      pages: Object.fromEntries(rendered),
      notFound: await render('/no-such-page'),
      placeholders: {
        withHead: await render(placeholderPaths.withHead),
        withCards: await render(placeholderPaths.withCards),
        withPicture: await render(placeholderPaths.withPicture),
        withoutHead: await render(placeholderPaths.withoutHead),
      },
      styledVersion: installedVersion('styled-components'),
      news: readNews(),
    };
  });
  await checkPictures(prerendered);
  await writeFile(join(distOf('host'), prerenderedFile), JSON.stringify(prerendered));
}

async function loadBundle(): Promise<ServerHost> {
  // The query makes Node load it again: it is rebuilt under the same name.
  const address = `${pathToFileURL(join(distOf('host'), serverFile)).href}?${Date.now()}`;
  // The bundle was built from host/src/app/server/main.ts just now.
  const module = (await import(address)) as { default: ServerHost };
  return module.default;
}

/** @throws {BuildError} unless both builds name each picture alike */
async function checkPictures(prerendered: Prerendered): Promise<void> {
  const pictures = allPrerendered(prerendered).flatMap(({ html }) =>
    [...html.matchAll(new RegExp(`${templateTokens.base}/([\\w./-]+)`, 'g'))].map(([, file]) => file ?? ''),
  );
  for (const file of new Set(pictures))
    if (!(await pathExists(join(distOf('host'), file))))
      throw new BuildError(`Prerendered pages show ${file}, which the build of the host does not have.`);
}
