import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { Overrides } from '@emberclutch/contract/site/override.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import type { LiveRegistry } from '@emberclutch/contract/site/site.ts';
import { composePage } from '../composition/compose-page.ts';
import { compositionHeaders } from '../composition/composition-headers.ts';
import { liveRegistryOf, registryOf } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { badgeStyle, notLiveBadge } from './not-live-badge.ts';
import { shortName } from '../releases/site-folder.ts';

/** The site as a browser gets it that chose what is not live. Composed for the request; nothing of it is stored. */
export interface GivenSite {
  registry: LiveRegistry;
  page: (pathname: string) => { isFound: boolean; html: string; headers: Record<string, string> };
}

interface Chosen {
  /** Null for the live versions. */
  candidate: Candidate | null;
  overrides: Overrides;
}

/**
 * @param parts of the candidate, or of what is live
 * @returns null where nothing differs from what is live, because no remote of the overrides is
 */
export function givenSite(given: CompositionParts, { candidate, overrides }: Chosen): GivenSite | null {
  const overridden = Object.fromEntries(
    Object.entries(overrides).filter(([remote]) => Object.hasOwn(given.registry, remote)),
  );
  const isOverridden = Object.keys(overridden).length > 0;
  if (!candidate && !isOverridden) return null;
  const parts = isOverridden ? withOverrides(given, overridden) : given;
  const badge = notLiveBadge({ candidate, overrides: overridden });
  return {
    registry: liveRegistryOf(parts),
    page: (pathname) => {
      const { owner, page } = ownerOf(parts, pathname);
      const html = composePage(parts, owner, page);
      return {
        isFound: page !== null,
        html: html.replace('</body>', () => `${badge}</body>`),
        headers: compositionHeaders(parts, [badgeStyle]),
      };
    },
  };
}

function ownerOf({ releases, host }: CompositionParts, pathname: string) {
  const pages = releases.flatMap((owner) => owner.pages.map((page) => ({ owner, page })));
  return pages.find(({ page }) => matchPath(page.path, pathname)) ?? { owner: host, page: null };
}

function withOverrides(live: CompositionParts, overridden: Overrides): CompositionParts {
  const servedElsewhere: Record<string, string> = {};
  const releases = live.releases.map((release) => {
    const address = release.app === 'host' ? undefined : overridden[shortName(release.app)];
    if (address === undefined) return release;
    servedElsewhere[release.app] = address;
    return asServedElsewhere(release);
  });
  const site = { ...live.site, servedElsewhere };
  return { ...live, site, releases, registry: registryOf(releases, site) };
}

/** Keeps the pages of the live release. Which other files there are, and with which digests, is not known. */
const asServedElsewhere = (release: Release): Release => ({
  ...release,
  version: 'override',
  integrity: '',
  preload: [],
  pages: release.pages.map(({ picture: _picture, ...page }) => ({ ...page, preload: [] })),
});
