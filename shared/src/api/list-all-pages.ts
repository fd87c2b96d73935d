import { pageSize } from '../contract/page-size.ts';
import type { AssetList } from '../contract/lenient-asset-list.ts';
import type { AssetInfo } from '../contract/lenient-asset.ts';
import { isApiError } from './api-error.ts';

/** Where reading a list of several pages ends at the latest (specification, section 9). */
export interface PageLimits {
  pages: number;
  /** Empty pages in a row. */
  emptyPages: number;
}

/** What was read of a list of several pages. */
export interface ListedAssets {
  /** Without duplicates. */
  assets: AssetInfo[];
  /** How many items could not be read and are left out. */
  skipped: number;
  /** False while more pages are being read. */
  isComplete: boolean;
  /** The limit that ended reading although the provider may have more; null if the end was reached. */
  stop: 'page_limit' | 'empty_pages' | null;
  /** Pages that could not be read, from 0; the others stand. */
  failedPages: number[];
}

/** Pages read at the same time where the total is known: 1,000 assets take five round trips after the first. */
const concurrency = 4;

/** Pages in a row that may fail before the whole list counts as failed. */
const mostFailures = 3;

/**
 * Reads all pages of an asset list up to the limits of the specification. With a total from the provider, several pages
 * are read at the same time; without, one by one. The size of a page is taken from the first one, because a provider may
 * cap `limit`. A page that repeats known assets counts as empty: its provider has no pages.
 * @param onPart receives what is known so far, after the first page and each following round
 * @throws {ApiError} if the first page fails, or three in a row, or the session has ended
 */
export async function listAllPages(
  listPage: (page: number) => Promise<AssetList>,
  limits: PageLimits,
  onPart?: (part: ListedAssets) => void,
): Promise<ListedAssets> {
  const first = await listPage(0);
  const reading = new Reading(first, limits);
  while (!reading.hasEnded()) {
    onPart?.(reading.result());
    for (const { page, list } of await Promise.all(reading.nextPages().map(readOrFail(listPage)))) {
      if (!reading.hasEnded()) reading.add(page, list);
    }
  }
  return reading.result();
}

/** A page that fails is asked for once more. The error is returned, so that the pages beside it stand. */
const readOrFail =
  (listPage: (page: number) => Promise<AssetList>) =>
  async (page: number): Promise<{ page: number; list: AssetList | Error }> => {
    const list = await listPage(page).catch(failureOf);
    return { page, list: list instanceof Error ? await listPage(page).catch(failureOf) : list };
  };

/** @throws what no other page can make up for: an abort, the end of the session, an error of the client */
function failureOf(error: unknown): Error {
  if (!isApiError(error) || error.status === 401) throw error;
  return error;
}

class Reading {
  readonly #limits: PageLimits;
  readonly #byId = new Map<number, AssetInfo>();
  readonly #failedPages: number[] = [];
  /** Pages after which the list ends by its total; undefined without a total. */
  readonly #lastCount: number | undefined;
  #count = 0;
  #skipped = 0;
  #emptyInRow = 0;
  #failedInRow = 0;

  constructor(first: AssetList, limits: PageLimits) {
    const perPage = first.assets.length + first.skipped || pageSize.default;
    this.#lastCount = first.total === undefined ? undefined : Math.ceil(first.total / perPage);
    this.#limits = limits;
    this.add(0, first);
  }

  /** @throws {ApiError} after too many failures in a row */
  add(page: number, list: AssetList | Error): void {
    this.#count = page + 1;
    if (list instanceof Error) {
      this.#failedInRow += 1;
      if (this.#failedInRow >= mostFailures) throw list;
      this.#failedPages.push(page);
      return;
    }
    this.#failedInRow = 0;
    const isRepeated = list.assets.length > 0 && list.assets.every(({ id }) => this.#byId.has(id));
    const isEmpty = isRepeated || list.assets.length + list.skipped === 0;
    this.#emptyInRow = isEmpty ? this.#emptyInRow + 1 : 0;
    if (isEmpty) return;
    this.#skipped += list.skipped;
    for (const asset of list.assets) this.#byId.set(asset.id, asset);
  }

  hasEnded(): boolean {
    return this.#hasAll() || this.#limit() !== null;
  }

  nextPages(): number[] {
    const last = Math.min(this.#lastCount ?? this.#count + 1, this.#limits.pages);
    const length = Math.min(concurrency, last - this.#count);
    return Array.from({ length }, (_, index) => this.#count + index);
  }

  result(): ListedAssets {
    const limit = this.#limit();
    // Without a total, empty pages are how a list ends.
    const isEnd = this.#hasAll() || (this.#lastCount === undefined && this.#emptyInRow > 0);
    return {
      assets: [...this.#byId.values()],
      skipped: this.#skipped,
      isComplete: this.hasEnded(),
      stop: isEnd ? null : limit,
      failedPages: [...this.#failedPages],
    };
  }

  #hasAll(): boolean {
    return this.#lastCount !== undefined && this.#count >= this.#lastCount;
  }

  #limit(): ListedAssets['stop'] {
    if (this.#emptyInRow >= this.#limits.emptyPages) return 'empty_pages';
    return this.#count >= this.#limits.pages ? 'page_limit' : null;
  }
}
