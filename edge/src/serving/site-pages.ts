import { readComposition } from '../composition/composition.ts';
import type { Composition } from '../composition/composition.ts';
import { readLiveComposition } from '../releases/live-site.ts';
import { liveSiteReader } from '../releases/live-site-reader.ts';
import type { LiveFile } from '../releases/live-site-reader.ts';
import type { VariantSite } from '../variants/choose-variant.ts';
import { pathExists } from '../releases/path-exists.ts';
import type { SiteFolder } from '../releases/site-folder.ts';

export interface ComposedPages extends Composition {
  folder: string;
  /** Tag of all pages and documents: the same content has the same tag on every edge. */
  etag: string;
}

export interface SitePages extends VariantSite {
  live: ComposedPages;
  /** Pages by candidate. */
  canaries: ReadonlyMap<string, ComposedPages>;
}

/**
 * Reads the compositions that visitors are given; again only if the file that names them has changed.
 * @returns a function that answers null while nothing is published
 */
export function sitePagesReader(folder: SiteFolder): () => Promise<SitePages | null> {
  const readLive = liveSiteReader(folder);
  let cached: { file: LiveFile; pages: SitePages } | undefined;
  return async () => {
    const file = await readLive();
    if (!file) return null;
    if (cached?.file === file) return cached.pages;
    const { site } = file;
    const canaries = new Map<string, ComposedPages>();
    for (const [id, composition] of Object.entries(site?.canaryCompositions ?? {})) {
      // Removed by an edge that knows no canaries: their visitors get the live site.
      if (await pathExists(folder.composition(composition)))
        canaries.set(id, await readPages(folder, composition));
    }
    const live = await readPages(folder, site?.composition ?? (await readLiveComposition(folder)));
    cached = {
      file,
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
