import { buildApp } from '../build/build-app.ts';
import { isBuilt } from '../build/input-digest.ts';
import { isStandaloneRemote } from '../federation/workspace-root.ts';
import { checkSite } from './check-site.ts';
import { findCurrentRemote } from './find-current-remote.ts';

/**
 * Runs `remote-kit build`: builds into `dist` for a site. In the workspace of the suite, it needs no site.
 * @param options.site URL of the site, without a trailing slash; null in the workspace
 * @param options.shouldReuse whether to reuse a build of the same sources and packages
 * @throws {Error} if the site cannot be reached, or is incompatible
 * @throws {BuildError}
 */
export async function build({
  site,
  shouldReuse = false,
}: {
  site: string | null;
  shouldReuse?: boolean;
}): Promise<void> {
  const app = findCurrentRemote();
  if (site === null && isStandaloneRemote) throw new Error('Name the site: --site https://..., or SITE_URL.');
  if (site !== null) await checkSite(site);
  if (shouldReuse && (await isBuilt(app))) return console.log(`${app} is built already.`);
  const startedAt = performance.now();
  await buildApp(app);
  console.log(`${app} is built in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s.`);
}
