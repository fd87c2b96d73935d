import { useAtomValue } from 'jotai';
import { siteAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import type { Site } from './element-markup.ts';

/**
 * This site as others find it: by its public address. Where that is not set, the edge, which cannot know the address of a
 * visit, writes a reserved name, and the browser its own.
 */
export function useEmbedSite(): Site {
  const { name, publicUrl, slug, apiBase, imageOrigins = [] } = useAtomValue(siteAtom);
  const rendered = publicUrl ?? `https://${slug}.example`;
  const visited = typeof location === 'undefined' ? rendered : location.origin;
  return { name, origin: useHydratedValue(publicUrl ?? visited, rendered), apiBase, imageOrigins };
}
