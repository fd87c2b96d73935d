import { stat } from 'node:fs/promises';
import { readComposition } from '../composition/composition.ts';
import type { Composition } from '../composition/composition.ts';
import type { Offers } from '../choices/choose-composition.ts';
import { readLiveComposition, readLiveSite } from '../releases/live-site.ts';
import { pathExists } from '../releases/path-exists.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

/** The pages of one composition. */
export interface ComposedPages extends Composition {
  folder: string;
  /** Of all its pages and documents: the same content has the same tag on every edge. */
  etag: string;
}

export interface SitePages extends Offers {
  live: ComposedPages;
  /** By candidate. */
  canaries: ReadonlyMap<string, ComposedPages>;
}

/** Reads the compositions that visitors are given; again only if the file that names them has changed. */
export function sitePagesReader(folder: SiteFolder): () => Promise<SitePages> {
  let cached: { at: number; pages: SitePages } | undefined;
  return async () => {
    const at = (await stat(folder.live)).mtimeMs;
    if (cached?.at === at) return cached.pages;
    const site = await readLiveSite(folder);
    const canaries = new Map<string, ComposedPages>();
    for (const [id, composition] of Object.entries(site?.canaryCompositions ?? {})) {
      // Removed by an edge that knows no canaries: their visitors get what is live.
      if (await pathExists(folder.composition(composition)))
        canaries.set(id, await readPages(folder, composition));
    }
    const live = await readPages(folder, site?.composition ?? (await readLiveComposition(folder)));
    cached = {
      at,
      pages: { live, canaries, candidates: site?.candidates ?? [], cookieKey: site?.cookieKey },
    };
    return cached.pages;
  };
}

async function readPages(folder: SiteFolder, id: string): Promise<ComposedPages> {
  const composed = folder.composition(id);
  // Weak: the compressed page and the plain one have the same.
  return { ...(await readComposition(composed)), folder: composed, etag: `W/"${id}"` };
}
