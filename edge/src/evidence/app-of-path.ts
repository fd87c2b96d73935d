import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { AppVersion } from '@emberclutch/contract/site/publishing.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';

/**
 * The release that a violation belongs to: the one of the script, else the live one that offers the page.
 * @param script path of a script of the site, with its version
 * @returns with the pattern of the page, which has no id
 */
export function appOfPath(
  { releases, host }: CompositionParts,
  { page, script }: { page: string; script: string | null },
): { page: string; release: AppVersion } {
  const offers = releases.flatMap((release) => release.pages.map(({ path }) => ({ release, path })));
  const offered = offers.find(({ path }) => matchPath(path, page));
  const owner = offered?.release ?? host;
  const [, folder, version] = /^\/(host|remotes\/[a-z0-9-]+)\/([\w.+-]+)\//.exec(script ?? '') ?? [];
  const release =
    folder === undefined || version === undefined
      ? { app: owner.app, version: owner.version }
      : { app: folder.replace('remotes/', 'remote-'), version };
  return { page: offered?.path ?? '/404', release };
}
