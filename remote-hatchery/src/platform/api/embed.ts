import { queryOptions } from '@tanstack/react-query';
import { browserOnly } from '@emberclutch/web/api/browser-only.ts';
import { EmbedRelease } from '@emberclutch/contract/site/embed-release.ts';
import type { Lenient } from '@emberclutch/contract/shape/shape.ts';

export type EmbedReleaseInfo = Lenient<typeof EmbedRelease>;

/** The script that this site serves to other sites. A file of the site, not of its API. Null if the release has none. */
export const embedReleaseQuery = queryOptions({
  queryKey: ['embed-release'],
  queryFn: async ({ signal }) => {
    const response = await fetch('/embed/v1/release.json', { signal });
    return response.ok ? EmbedRelease.read(await response.json()) : null;
  },
  meta: browserOnly,
});

/** Defines the elements for other sites in this page, with this page's origin. The classes of elements exist only in browsers. */
export const embedElementsQuery = queryOptions({
  queryKey: ['embed-elements'],
  queryFn: async () => {
    const { defineEmbedElements } = await import(
      /* webpackChunkName: "embed-elements" */ '@emberclutch/web/embed/define-embed-elements.ts'
    );
    defineEmbedElements(location.origin);
    return true;
  },
  staleTime: Infinity,
  meta: browserOnly,
});
