import { withSlug } from '@emberclutch/contract/site/page-path.ts';
import type { PageDocument, Release } from '@emberclutch/contract/site/release.ts';
import type { LiveRegistry, PageData, Registry, SiteConfig } from '@emberclutch/contract/site/site.ts';
import { readPrerendered } from '../releases/prerendered.ts';
import type { Prerendered } from '../releases/prerendered.ts';
import { releaseFileUrl } from '../releases/release-file-url.ts';
import { shortName } from '../releases/site-folder.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { SiteInput } from '../releases/site-input.ts';

/** The input from which the files of one composition are written. */
export interface CompositionParts {
  site: SiteInput;
  releases: readonly Release[];
  host: Release;
  /** Inline script of every page. */
  bootScript: string;
  /** The head that all pages share. */
  document: PageDocument;
  registry: Registry;
  /** Null for a host that is served by a development server. */
  prerendered: Prerendered | null;
}

/**
 * Reads the parts of a composition from its releases.
 * @param stored releases, one of each app
 */
export async function compositionParts(
  folder: SiteFolder,
  site: SiteInput,
  stored: readonly Release[],
): Promise<CompositionParts> {
  const releases = stored
    .map((release) => withSitePaths(release, site.config))
    .toSorted((one, other) => one.app.localeCompare(other.app));
  const { host, bootScript, document } = hostOf(releases);
  const registry = registryOf(releases, site);
  const prerendered = await readPrerendered(folder.release(host.app, host.version));
  const config = { ...site.config, release: host.version };
  return { site: { ...site, config }, releases, host, bootScript, document, registry, prerendered };
}

/** A page may be named after the site, whose slug no build knows. */
const withSitePaths = (release: Release, { slug }: SiteConfig): Release => ({
  ...release,
  pages: release.pages.map((page) => ({ ...page, path: withSlug(page.path, slug) })),
});

/** @throws {Error} without a release of the host that has a boot script and a document */
function hostOf(releases: readonly Release[]): Pick<CompositionParts, 'host' | 'bootScript' | 'document'> {
  const host = releases.find(({ app }) => app === 'host');
  if (host?.bootScript === undefined || !host.document)
    throw new Error('A site cannot be composed without a host');
  return { host, bootScript: host.bootScript, document: host.document };
}

/** The live versions of the host and of each remote. */
export const liveRegistryOf = ({ host, registry }: CompositionParts): LiveRegistry => ({
  host: host.version,
  registry,
});

/**
 * The data about its composition that a page contains. The process that renders the page gets the same data, so that the result can
 * be hydrated.
 */
export function pageDataOf(parts: CompositionParts): PageData {
  const { config, publicUrl } = parts.site;
  const scriptOrigins = scriptOriginsOf(parts);
  return {
    ...liveRegistryOf(parts),
    site: { ...config, ...(publicUrl !== null && { publicUrl }) },
    ...(scriptOrigins.length > 0 && { scriptOrigins }),
  };
}

/** Origins of remotes, and of a host, that another server serves. */
export function scriptOriginsOf({ site, registry }: CompositionParts): string[] {
  const urls = [
    ...Object.values(registry).map(({ entry }) => entry),
    ...Object.values(site.servedElsewhere ?? {}),
  ];
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))];
}

/** The registry of remotes that every page contains. */
export const registryOf = (releases: readonly Release[], site: SiteInput): Registry =>
  Object.fromEntries(
    releases
      .filter(({ app }) => app !== 'host')
      .map((release) => [
        shortName(release.app),
        {
          version: release.version,
          container: release.container,
          entry: releaseFileUrl(release, release.entry, site),
          ...(site.servedElsewhere?.[release.app] === undefined && { integrity: release.integrity }),
          // Browsers need neither the metadata for search engines nor the preloads, which are in the HTML.
          pages: release.pages.map(
            ({
              description: _description,
              picture: _picture,
              preload: _preload,
              isDrawnByScripts: _isDrawnByScripts,
              preview: _preview,
              isRendered: _isRendered,
              ...page
            }) => page,
          ),
        },
      ]),
  );
