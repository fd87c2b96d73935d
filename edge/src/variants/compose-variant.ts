import type { Overrides } from '@emberclutch/contract/site/variant.ts';
import type { Release } from '@emberclutch/contract/site/release.ts';
import { registryOf } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import type { Variant } from './choose-variant.ts';
import { variantBadge } from './variant-badge.ts';
import { shortName } from '../releases/site-folder.ts';

/** The site for a browser that chose something other than the live site. */
export interface ComposedVariant {
  parts: CompositionParts;
  /** Whether a remote comes from elsewhere: its code runs in browsers only, and no page of this browser is rendered. */
  isOverridden: boolean;
  /** HTML for the end of each page. */
  badge: string;
}

/**
 * @param before parts of the candidate, or of the live site
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
  return {
    parts: isOverridden ? withOverrides(before, overridden) : before,
    isOverridden,
    badge: variantBadge({ candidate, overrides: overridden }),
  };
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
  // React for development reports each address that is absolute in the browser and relative in rendered content.
  const contents = host === live.host ? live.contents : {};
  return { ...live, site, releases, host, contents, registry: registryOf(releases, site) };
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
