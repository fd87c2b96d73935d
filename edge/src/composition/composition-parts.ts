import { matchPath, insertSlug } from '@emberclutch/contract/site/page-path.ts';
import type { Candidate } from '@emberclutch/contract/site/publishing.ts';
import type { PageDocument, Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import type { RenderedContent } from '@emberclutch/contract/site/rendered-page.ts';
import type { LiveRegistry, PageData, Registry, SiteConfig } from '@emberclutch/contract/site/site.ts';
import { toShortName, releaseUrl } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-settings.ts';

/** The inputs of all pages of one composition. */
export interface CompositionParts {
  site: SiteInput;
  releases: readonly Release[];
  host: Release;
  /** Inline script of every page. */
  bootScript: string;
  /** The head that all pages share. */
  document: PageDocument;
  registry: Registry;
  /** Contents that were rendered without data, by path of the page. */
  contents: Contents;
}

export type Contents = Record<string, RenderedContent>;

/** Reads the parts of the live site, or of a candidate. @returns null if nothing is published, or files of the candidate are gone */
export type LivePartsReader = (candidate?: Candidate | null) => Promise<CompositionParts | null>;

/** A page and the release that serves it. For an unknown path, the owner is the host and the page is null. */
export interface OwnedPage {
  owner: Release;
  page: ReleasePage | null;
}

/** Combines one release of each app. @throws {Error} if no release of the host has a boot script and a document */
export function createCompositionParts(
  site: SiteInput,
  storedReleases: readonly Release[],
  contents: Contents = {},
): CompositionParts {
  const releases = storedReleases
    .map((release) => insertSiteSlug(release, site.config))
    .toSorted((a, b) => a.app.localeCompare(b.app));
  const { host, bootScript, document } = findHost(releases);
  const registry = buildRegistry(releases, site);
  const config = { ...site.config, release: host.version };
  return { site: { ...site, config }, releases, host, bootScript, document, registry, contents };
}

/** Inserts the slug of the site into paths, because builds do not contain it. */
const insertSiteSlug = (release: Release, { slug }: SiteConfig): Release => ({
  ...release,
  pages: release.pages.map((page) => ({ ...page, path: insertSlug(page.path, slug) })),
});

function findHost(releases: readonly Release[]): Pick<CompositionParts, 'host' | 'bootScript' | 'document'> {
  const host = releases.find(({ app }) => app === 'host');
  if (host?.bootScript === undefined || !host.document)
    throw new Error('A site cannot be composed without a host');
  return { host, bootScript: host.bootScript, document: host.document };
}

export const listOwnedPages = ({ releases }: Pick<CompositionParts, 'releases'>) =>
  releases.flatMap((owner) => owner.pages.map((page) => ({ owner, page })));

export const findPage = (parts: CompositionParts, pathname: string): OwnedPage =>
  listOwnedPages(parts).find(({ page }) => matchPath(page.path, pathname)) ?? {
    owner: parts.host,
    page: null,
  };

/** The path under which `contents` stores the page for unknown paths. */
const notFoundPath = '/404';

export const toContentPath = ({ page }: OwnedPage): string => page?.path ?? notFoundPath;

export const toLiveRegistry = ({ host, registry }: CompositionParts): LiveRegistry => ({
  host: host.version,
  registry,
});

/** Returns the data of a page about its composition. The process that renders the page gets the same, so that browsers can hydrate it. */
export function toPageData(parts: CompositionParts): PageData {
  const { config, publicUrl } = parts.site;
  const scriptOrigins = listScriptOrigins(parts);
  return {
    ...toLiveRegistry(parts),
    site: { ...config, ...(publicUrl !== null && { publicUrl }) },
    ...(scriptOrigins.length > 0 && { scriptOrigins }),
  };
}

/** Lists the origins of remotes, and of a host, that another server serves. */
export function listScriptOrigins({ site, registry }: CompositionParts): string[] {
  const urls = [
    ...Object.values(registry).map(({ entry }) => entry),
    ...Object.values(site.servedElsewhere ?? {}),
  ];
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))];
}

/** Builds the registry of remotes that every page contains. */
export const buildRegistry = (releases: readonly Release[], site: SiteInput): Registry =>
  Object.fromEntries(
    releases
      .filter(({ app }) => app !== 'host')
      .map((release) => [
        toShortName(release.app),
        {
          version: release.version,
          container: release.container,
          entry: toReleaseFileUrl(release, release.entry, site),
          ...(site.servedElsewhere?.[release.app] === undefined && { integrity: release.integrity }),
          // Browsers need neither the metadata for search engines nor the preloads, which are in the HTML.
          pages: release.pages.map(({ path, title, head, placeholder, isProtected }) => ({
            path,
            title,
            head,
            placeholder,
            isProtected,
          })),
        },
      ]),
  );

/** Returns the URL of a file of a release: absolute if a development server serves it, otherwise relative to the root of the site. */
export const toReleaseFileUrl = (release: Release, file: string, site: SiteInput): string =>
  `${toReleaseFolderUrl(release, site)}/${file}`;

/** Returns the URL of a release without a trailing slash. */
export const toReleaseFolderUrl = (release: Release, site: SiteInput): string =>
  site.servedElsewhere?.[release.app] ?? `/${releaseUrl(release.app)}/${release.version}`;
