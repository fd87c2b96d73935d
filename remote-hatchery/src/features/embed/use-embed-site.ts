import { useAtomValue } from 'jotai';
import { siteAtom } from '@emberclutch/web/state';
import { useHydratedValue } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import type { Site } from './element-markup.ts';

/** This site as others find it: by its address, and where that is not known, by the one of this visit. */
export function useEmbedSite(): Site {
  const { publicUrl = '', apiBase, imageOrigins = [] } = useAtomValue(siteAtom);
  const visited = typeof location === 'undefined' ? '' : location.origin;
  return { origin: useHydratedValue(publicUrl || visited, publicUrl), apiBase, imageOrigins };
}
