import { queryOptions } from '@tanstack/react-query';
import { browserOnly } from '@emberclutch/web/api/browser-only.ts';

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
