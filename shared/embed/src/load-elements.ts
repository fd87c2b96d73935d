import { toEmbedFileName } from '@emberclutch/contract/site/to-embed-file-name.ts';
import { preloadModule } from '@emberclutch/web/embed/preload-module.ts';

export type {
  AssetElement,
  AssetOptions,
  CountdownElement,
  EmbedElement,
  EmbedElementEvents,
  EmbedElements,
  EmbedEvents,
  EmbedOptions,
  HatcheryElement,
  HatcheryOptions,
  SpawnElement,
  VueElements,
  WorldElement,
} from './embed-elements.ts';

export interface LoadOptions {
  /**
   * `integrity` of the site's `/embed/v1/release.json`. The page loads the script of that release, even if another one is live, and
   * only if its digest matches. Without it, the page follows the releases of the site.
   */
  integrity?: string;
}

/** Loads that have begun or succeeded, by address, so that a page loads each script once. */
const loads = new Map<string, Promise<void>>();

/**
 * Loads the script of a site that defines the elements. Works without a bundler and under Trusted Types. On a server it does
 * nothing.
 * @param site its address: `https://emberclutch.example`
 * @returns a promise that resolves when the elements are defined
 * @throws {Error} if the script cannot be loaded, or its digest does not match; a later call tries again
 */
export async function loadElements(site: string, { integrity }: LoadOptions = {}): Promise<void> {
  if (typeof document === 'undefined') return;
  const file = integrity === undefined ? 'emberclutch.js' : toEmbedFileName(integrity);
  const url = new URL(`/embed/v1/${file}`, site).href;
  const load = loads.get(url) ?? loadModule(url, integrity);
  loads.set(url, load);
  try {
    await load;
  } catch (error) {
    loads.delete(url);
    throw new Error(`${url} could not be loaded`, { cause: error });
  }
}

async function loadModule(url: string, integrity: string | undefined): Promise<void> {
  if (integrity !== undefined) await preloadModule(url, integrity, document.head);
  await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
}
