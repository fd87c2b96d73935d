import { buildApp } from '../build/build-app.ts';
import { isBuilt } from '../build/input-digest.ts';
import { isStandaloneRemote } from '../federation/workspace-root.ts';
import { checkSite } from './check-site.ts';
import { findCurrentRemote } from './find-current-remote.ts';

/**
 * `remote-kit build`: builds into `dist`, for a site. In the workspace of the suite it can build for that suite instead.
 * @param options.site its URL, without a trailing slash; null in the workspace
 * @param options.isReused whether to reuse a build of the same sources and packages
 * @throws {Error} if the site cannot be reached, or is incompatible
 * @throws {BuildError}
 */
export async function build({
  site,
  isReused = false,
}: {
  site: string | null;
  isReused?: boolean;
}): Promise<void> {
  const app = findCurrentRemote();
  if (site === null && isStandaloneRemote) throw new Error('Name the site: --site https://..., or SITE_URL.');
  if (site !== null) await checkSite(site);
  if (isReused && (await isBuilt(app))) return console.log(`${app} is built already.`);
  const began = performance.now();
  await buildApp(app);
  console.log(`${app} is built in ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
}
