import type { AppVersion, Publisher } from '@emberclutch/contract/site/publishing.ts';
import type { SiteOperations } from '@emberclutch/edge/publishing/local-site.ts';
import { getDistFolder } from '../federation/apps.ts';
import { describeCandidate } from './describe-switch.ts';
import type { readAudience } from './read-audience.ts';

interface Options {
  /** The visitors who get the builds; null for all visitors. */
  audience: ReturnType<typeof readAudience>;
  /** Whether to release versions that were rolled back and apps that were retired, too. */
  again: boolean;
  publisher: Publisher;
  /** Address of the site for a link, without a trailing slash; by default the address in its settings. */
  address?: string | null;
}

/** Makes builds live in one switch, or offers them to some visitors. @returns lines for the publisher */
export async function releaseBuilds(
  site: SiteOperations,
  apps: readonly string[],
  { audience, again, publisher, address }: Options,
): Promise<string[]> {
  const releases = await storeBuilds(site, apps);
  if (audience) {
    const { candidate, notes } = await site.offer({ releases, ...audience, again, ...publisher });
    const origin = address ?? (await site.readState()).settings.PUBLIC_URL ?? '';
    return [describeCandidate(candidate), `Open it at ${origin}/?preview=${candidate.id}`, ...notes];
  }
  const withdrawn = again ? 'release' : 'refuse';
  const { fresh, notes } = await site.release({ releases, withdrawn, ...publisher });
  const lines = releases.map(({ app, version }) =>
    fresh.some((release) => release.app === app)
      ? `${app} ${version} is live.`
      : `${app}: this version is live already.`,
  );
  return [...lines, ...notes];
}

/** Stores builds in parallel, because compressing one large script uses only one core. */
export const storeBuilds = (site: SiteOperations, apps: readonly string[]): Promise<AppVersion[]> =>
  Promise.all(apps.map((app) => site.store(getDistFolder(app))));
