import type { Overrides } from '@emberclutch/contract/site/variant.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import type { LiveRegistry } from '@emberclutch/contract/site/site.ts';
import { composePage } from '../composition/compose-page.ts';
import { compositionHeaders, stylesOfComposedPages } from '../composition/composition-headers.ts';
import { liveRegistryOf, registryOf } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import type { Variant } from './choose-variant.ts';
import { badgeStyle, variantBadge } from './variant-badge.ts';
import { shortName } from '../releases/site-folder.ts';

/** The site for a browser that chose something other than the live site. Composed for the request, and never stored. */
export interface ComposedVariant {
  registry: LiveRegistry;
  page: (pathname: string) => { isFound: boolean; html: string; headers: Record<string, string> };
}

/**
 * @param parts of the candidate, or of the live site
 * @returns null if nothing differs from the live site, because no overridden remote is
 */
export function composeVariant(
  before: CompositionParts,
  { candidate, overrides }: Pick<Variant, 'candidate' | 'overrides'>,
): ComposedVariant | null {
  const overridden = Object.fromEntries(
    Object.entries(overrides).filter(([remote]) => Object.hasOwn(before.registry, remote)),
  );
  const isOverridden = Object.keys(overridden).length > 0;
  if (!candidate && !isOverridden) return null;
  const parts = isOverridden ? withOverrides(before, overridden) : before;
  const badge = variantBadge({ candidate, overrides: overridden });
  return {
    registry: liveRegistryOf(parts),
    page: (pathname) => {
      const { owner, page } = ownerOf(parts, pathname);
      const html = composePage(parts, owner, page);
      return {
        isFound: page !== null,
        html: html.replace('</body>', () => `${badge}</body>`),
        headers: compositionHeaders(parts, [...stylesOfComposedPages(parts), badgeStyle]),
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
  const host = forDevelopment(live.host);
  const releases = live.releases.map((release) => {
    if (release === live.host) return host;
    const address = overridden[shortName(release.app)];
    if (address === undefined) return release;
    servedElsewhere[release.app] = address;
    return asServedElsewhere(release);
  });
  const site = { ...live.site, servedElsewhere };
  // React for development reports each address that is absolute in the browser and relative in a prerendered page.
  const prerendered = host === live.host ? live.prerendered : null;
  return { ...live, site, releases, host, prerendered, registry: registryOf(releases, site) };
}

/** The live host with React for development, which Fast Refresh of a remote from a development server needs. */
const forDevelopment = (host: Release): Release =>
  host.development
    ? {
        ...host,
        ...host.development,
        preload: [],
        pages: host.pages.map((page) => ({ ...page, preload: [] })),
      }
    : host;

/** Keeps the pages of the live release. Its other files and their digests are unknown. */
const asServedElsewhere = (release: Release): Release => ({
  ...release,
  version: 'override',
  integrity: '',
  preload: [],
  pages: release.pages.map(({ picture: _picture, ...page }) => ({ ...page, preload: [] })),
});
