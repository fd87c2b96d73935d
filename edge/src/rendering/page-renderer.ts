import { LRUCache } from 'lru-cache';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import { CurrentSeason } from '@emberclutch/contract/season/current-season.ts';
import { toKnownSeason } from '@emberclutch/contract/season/season-name.ts';
import { parseJson } from '../http/parse-json.ts';
import { buildCompositionHeaders } from '../composition/build-composition-headers.ts';
import { composePage } from '../composition/compose-page.ts';
import { findPage, toContentPath } from '../composition/composition-parts.ts';
import type { CompositionParts, OwnedPage } from '../composition/composition-parts.ts';
import { edgeCaller } from './caller.ts';
import type { Caller } from './caller.ts';
import { addContentHeaders, CompressedPage } from './compressed-page.ts';
import { createPreviewReader } from './preview-reader.ts';
import type { PreviewReader } from './preview-reader.ts';
import { RenderedComposition } from './rendered-composition.ts';
import type { RenderingOptions } from './rendered-composition.ts';
import { resolveWithin } from './response-cache.ts';
import type { ResponseCache } from './response-cache.ts';

/** Maximum number of compositions that an edge renders at the same time: the live composition, and canaries. */
export const maxCompositions = 3;

/** The pages of the compositions that visitors get, rendered and cached by composition, address and season. */
export class PageRenderer {
  readonly readPreview: PreviewReader;
  readonly #options: RenderingOptions;
  readonly #readSeason: SeasonReader;
  readonly #compositions = new LRUCache<CompositionParts, RenderedComposition>({
    max: maxCompositions,
    dispose: (closing) => void closing.close(),
  });
  #isClosed = false;

  constructor(options: Omit<RenderingOptions, 'readPreview'>) {
    this.readPreview = createPreviewReader(options.responses);
    this.#options = { ...options, readPreview: this.readPreview };
    this.#readSeason = createSeasonReader(options.responses);
  }

  /** Returns a page for a signed-out visitor. @param address path and query @param caller the visitor, in whose share it is rendered */
  async getPage(parts: CompositionParts, address: string, caller: Caller): Promise<CompressedPage> {
    if (this.#isClosed) return this.getShell(parts, address);
    const season = await this.#readSeasonFor(parts, address);
    return this.#openComposition(parts).getPage(toUrl(address), { caller, season });
  }

  /** Returns a page that no process renders, such as for a browser that overrides a remote. */
  async getShell(parts: CompositionParts, address: string): Promise<CompressedPage> {
    const season = await this.#readSeasonFor(parts, address);
    return composeShell(parts, findPage(parts, toUrl(address).pathname), season);
  }

  /** Renders pages of a composition before visitors request them. */
  async warm(parts: CompositionParts): Promise<void> {
    if (!this.#isClosed) await this.#openComposition(parts).warm(await this.#readSeasonFor(parts, '/'));
  }

  /** Ids of the processes that render pages. */
  get processIds(): number[] {
    return [...this.#compositions.values()].flatMap(({ processIds }) => processIds);
  }

  /** Ends all processes. Later pages are not rendered. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const compositions = [...this.#compositions.values()];
    await Promise.all(compositions.map((composition) => composition.close()));
    this.#compositions.clear();
  }

  /** Reads the season, except for a path of the API, because reading the season is itself a call to the API. */
  async #readSeasonFor({ site }: CompositionParts, address: string): Promise<SeasonName | null> {
    return address.startsWith('/v1/') ? null : this.#readSeason(site.config.apiBase);
  }

  #openComposition(parts: CompositionParts): RenderedComposition {
    const existingComposition = this.#compositions.get(parts);
    if (existingComposition) return existingComposition;
    const composition = new RenderedComposition(parts, this.#options);
    this.#compositions.set(parts, composition);
    return composition;
  }
}

/** Composes a page with the content that was rendered when its composition was published, otherwise with an empty root. */
function composeShell(
  parts: CompositionParts,
  ownedPage: OwnedPage,
  season: SeasonName | null,
): CompressedPage {
  const content = parts.contents[toContentPath(ownedPage)] ?? null;
  const headers = buildCompositionHeaders(parts, []);
  return new CompressedPage(composePage(parts, ownedPage, { content, season }), {
    status: ownedPage.page ? 200 : 404,
    headers: content ? addContentHeaders(headers, content) : headers,
  });
}

const toUrl = (address: string): URL => new URL(address, 'http://site.invalid');

/** Milliseconds that a page waits for the season. After that it is sent with the last season that was read. */
const budgetMs = 100;

type SeasonReader = (apiBase: string) => Promise<SeasonName | null>;

/**
 * Creates a reader of the current season, which asks the provider of the site as often as the provider says.
 * @param responses also used by rendered pages, so that both have the same season
 * @returns a function that returns null if no season has been read yet
 */
function createSeasonReader(responses: ResponseCache): SeasonReader {
  const lastSeasons = new Map<string, SeasonName>();
  /** Whether the last call took longer than the budget. Later pages then do not wait, so that a hanging provider delays only one page. */
  let isSlow = false;
  return async (apiBase) => {
    const update = responses
      .read(apiBase, `${apiBase}/v1/seasons/current`, edgeCaller)
      .then(({ response }) => {
        isSlow = false;
        const season = response?.status === 200 ? CurrentSeason.read(parseJson(response.body)) : null;
        const name = season?.isNamed ? toKnownSeason(season.spawnSeason) : null;
        if (name !== null) lastSeasons.set(apiBase, name);
        return true;
      });
    if (!isSlow && (await resolveWithin(budgetMs, update)) === null) isSlow = true;
    return lastSeasons.get(apiBase) ?? null;
  };
}
