import { satisfies } from 'semver';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { Release, ApiCall } from '@emberclutch/contract/site/release.ts';
import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import { toVersions } from '../releases/live-site.ts';
import type { LiveApp } from '../releases/live-site.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { readReleases } from '../releases/store-release.ts';
import { toShortName } from '../releases/site-folder.ts';
import type { LiveApi } from './read-live-api.ts';

interface FitOptions {
  /** The apps before the change. The calls of a release that stays are not compared with the API. */
  before: Record<string, LiveApp> | undefined;
  /** The API that the releases will use; null if unknown, so that there is no comparison. */
  api: OpenApiDocument | null;
  isRollback?: boolean;
}

/** Checks whether apps fit each other and the API of the site. @returns a sentence for each obstacle */
export async function checkFit(
  folder: SiteFolder,
  apps: Record<string, LiveApp>,
  { before, api, isRollback = false }: FitOptions,
): Promise<string[]> {
  const releases = await readReleases(folder, toVersions({ apps }));
  const changedReleases = releases.filter(({ app, version }) => before?.[app]?.version !== version);
  return [
    ...checkCompatibility(releases, { isRollback }),
    ...findBlockingApiDifferences(changedReleases, api),
  ];
}

/**
 * Checks whether releases can run together: the host must share the libraries and our own modules in the versions that each remote
 * requires, and only one app may serve each address.
 * @returns a sentence for each incompatibility
 */
export function checkCompatibility(
  releases: readonly Release[],
  { isRollback = false }: { isRollback?: boolean } = {},
): string[] {
  const host = releases.find(({ app }) => app === 'host');
  if (!host) return ['There is no site with a host yet: publish one with `start` or `site` first.'];
  const incompatibleRemotes = releases
    .filter((release) => release !== host)
    .map((remote) => ({ name: toShortName(remote.app), sentences: findIncompatibleModules(remote, host) }))
    .filter(({ sentences }) => sentences.length > 0);
  const hint = isRollback
    ? '`npx pnpm@12 rollback` without a name undoes the last switch completely.'
    : `Apps that change together go live in one switch: npx pnpm@12 release host ${incompatibleRemotes.map(({ name }) => name).join(' ')}`;
  return [
    ...incompatibleRemotes.flatMap(({ sentences }) => sentences),
    ...(incompatibleRemotes.length > 0 ? [hint] : []),
    ...findAmbiguousPages(releases),
  ];
}

function findIncompatibleModules(remote: Release, host: Release): string[] {
  return Object.entries(remote.shared).flatMap(([module, range]) => {
    const providedVersion = host.shared[module];
    if (providedVersion === undefined)
      return [`${remote.app} asks for ${module}, which the host does not share.`];
    if (satisfies(providedVersion, range)) return [];
    return [`${remote.app} asks for ${module} ${range}, but the host has ${providedVersion}.`];
  });
}

/** Finds pages of two apps for the same address: the same path, or patterns that match it. */
function findAmbiguousPages(releases: readonly Release[]): string[] {
  const pages = releases.flatMap(({ app, pages: appPages }) => appPages.map(({ path }) => ({ app, path })));
  return pages.flatMap((page, index) =>
    pages
      .slice(index + 1)
      .filter(({ app, path }) => app !== page.app && areOverlapping(path, page.path))
      .map(({ app, path }) =>
        path === page.path
          ? `${page.app} and ${app} both offer ${path}.`
          : `${page.app} offers ${page.path} and ${app} ${path}, which match the same addresses.`,
      ),
  );
}

/** Whether two patterns match the same address, such as `/details/:slug` and `/details/:id`, or `/details/:id` and `/details/today`. */
function areOverlapping(path: string, otherPath: string): boolean {
  const [first, second] = [path.split('/').filter(Boolean), otherPath.split('/').filter(Boolean)];
  if (first.length !== second.length) return false;
  return first.every((segment, index) => {
    const counterpart = second[index] ?? '';
    return segment.startsWith(':') || counterpart.startsWith(':') || segment === counterpart;
  });
}

/** Compares the calls that releases contain with the API of the site. @returns a sentence for each difference that causes a refusal */
export const findBlockingApiDifferences = (
  releases: readonly Release[],
  api: OpenApiDocument | null,
): string[] => (api && isOurApi(api) ? releases.flatMap((release) => findDifferences(release, api)) : []);

/** Finds differences that do not block a release: no API was found, or the API of another provider lacks optional calls. */
export function findToleratedApiDifferences(releases: readonly Release[], api: LiveApi): string[] {
  const { document, addresses } = api;
  if (!document)
    return [
      `No API was found${addresses.length > 0 ? ` at ${addresses.join(' or ')}` : ''}, so the calls of the apps were not compared with it.`,
    ];
  return isOurApi(document) ? [] : releases.flatMap((release) => findDifferences(release, document));
}

const isOurApi = ({ info }: OpenApiDocument) => info.title === apiTitle;

const findDifferences = ({ app, calls = [] }: Release, api: OpenApiDocument): string[] =>
  calls
    .filter((call) => !hasCall(api, call))
    .map(({ method, path }) => `${app} calls ${method} ${path}, which the API does not have.`);

/** Whether the document describes a call. Providers may name parameters differently. */
export const hasCall = ({ paths }: OpenApiDocument, { method, path }: ApiCall): boolean =>
  Object.entries(paths).some(
    ([pattern, operations]) =>
      pattern.replaceAll(/\{\w*\}/g, '{}') === path && operations[method.toLowerCase()] !== undefined,
  );
