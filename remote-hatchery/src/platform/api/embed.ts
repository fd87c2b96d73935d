import { queryOptions } from '@tanstack/react-query';
import { browserOnly } from '@emberclutch/web/api/browser-only.ts';
import { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import type { Lenient } from '@emberclutch/contract/shape/shape.ts';

export type EmbedReleaseInfo = Lenient<typeof EmbedRelease>;

/** The script that this site serves to other sites. A file of the site, not of its API. Null if the release has none. */
async function getEmbedRelease(signal: AbortSignal): Promise<EmbedReleaseInfo | null> {
  const response = await fetch('/embed/v1/release.json', { signal });
  return response.ok ? EmbedRelease.read(await response.json()) : null;
}

export const embedReleaseQueries = {
  live: () =>
    queryOptions({
      queryKey: ['embed-release'],
      queryFn: ({ signal }) => getEmbedRelease(signal),
      meta: browserOnly,
    }),
};

/** Defines the elements for other sites in this page, with this page's origin. Their classes need a browser. */
async function defineElements(): Promise<true> {
  const { defineEmbedElements } = await import(
    /* webpackChunkName: "embed-elements" */ '@emberclutch/web/embed/define-embed-elements.ts'
  );
  defineEmbedElements(location.origin);
  return true;
}

export const embedElementsQueries = {
  defined: () =>
    queryOptions({
      queryKey: ['embed-elements'],
      queryFn: defineElements,
      staleTime: Infinity,
      meta: browserOnly,
    }),
};
