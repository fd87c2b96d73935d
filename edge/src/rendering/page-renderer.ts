import { LRUCache } from 'lru-cache';
import type { CompositionParts } from '../composition/composition-parts.ts';
import type { Caller } from './caller.ts';
import { RenderedComposition } from './rendered-composition.ts';
import type { RenderedHtml, RenderingOptions } from './rendered-composition.ts';

/** Maximum of compositions that are rendered at a time: the live one, and canaries. */
export const maxCompositions = 3;
/** Longer addresses are not rendered: no link on the site has one. */
const maxAddress = 300;

/** Renders pages of the compositions that visitors get, and caches them for a moment. */
export class PageRenderer {
  readonly #options: RenderingOptions;
  /** Compositions by their parts. */
  readonly #compositions = new LRUCache<CompositionParts, RenderedComposition>({
    max: maxCompositions,
    dispose: (closing) => void closing.close(),
  });
  #isClosed = false;

  constructor(options: RenderingOptions) {
    this.#options = options;
  }

  /**
   * A rendered page of the cache, which is served without waiting.
   * @param address path and query
   */
  fresh(parts: CompositionParts, address: string): RenderedHtml | null {
    return this.#compositions.get(parts)?.fresh(address) ?? null;
  }

  /**
   * A page for a signed-out visitor.
   * @param parts of the composition that the visitor is given
   * @param address path and query
   * @param caller the visitor, in whose share it is rendered
   * @returns null if it is not rendered in time
   */
  async read(parts: CompositionParts, address: string, caller: Caller): Promise<RenderedHtml | null> {
    return address.length > maxAddress || this.#isClosed ? null : this.#of(parts).read(address, caller);
  }

  /** Renders pages of a composition before visitors ask for them. */
  async warm(parts: CompositionParts): Promise<void> {
    if (!this.#isClosed) await this.#of(parts).warm();
  }

  /** Ids of the processes that render pages. */
  get processIds(): number[] {
    return [...this.#compositions.values()].flatMap(({ processIds }) => processIds);
  }

  /** Ends all processes. Pages that are requested later are not rendered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const compositions = [...this.#compositions.values()];
    await Promise.all(compositions.map((composition) => composition.close()));
    this.#compositions.clear();
  }

  #of(parts: CompositionParts): RenderedComposition {
    const known = this.#compositions.get(parts);
    if (known) return known;
    const composition = new RenderedComposition(parts, this.#options);
    this.#compositions.set(parts, composition);
    return composition;
  }
}
