import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { ApiCall, Release } from '@emberclutch/contract/site/release.ts';
import type { OpenApiDocument } from '@emberclutch/server/open-api/open-api-document.ts';
import type { LiveApi } from './read-live-api.ts';

/**
 * Compares the calls that releases contain with the API of the site.
 * @returns a sentence for each difference that causes a refusal
 */
export const findBlockingApiDifferences = (
  releases: readonly Release[],
  api: OpenApiDocument | null,
): string[] => (api && isOurs(api) ? releases.flatMap((release) => findDifferences(release, api)) : []);

/** Differences that do not block a release: no API was found, or the API of another provider lacks optional calls. */
export function findToleratedApiDifferences(releases: readonly Release[], api: LiveApi): string[] {
  const { document, addresses } = api;
  if (!document)
    return [
      `No API was found${addresses.length > 0 ? ` at ${addresses.join(' or ')}` : ''}, so the calls of the apps were not compared with it.`,
    ];
  return isOurs(document) ? [] : releases.flatMap((release) => findDifferences(release, document));
}

const isOurs = ({ info }: OpenApiDocument) => info.title === apiTitle;

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
