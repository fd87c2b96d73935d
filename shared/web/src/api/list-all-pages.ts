import type { AssetList } from '@emberclutch/contract/asset/asset-page.ts';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { pageSize } from '@emberclutch/contract/asset/asset-list-limits.ts';
import { isApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { isTotalOfPage } from './dragon-page.ts';

/** Limits of reading a paged list (specification, section 9). */
export interface PageLimits {
  pages: number;
  emptyPages: number;
}

/** Part of a paged list that has been read. */
export interface ListedAssets {
  /** Without duplicates, in the order of the pages; items of a page that was read again come last. */
  assets: AssetInfo[];
  /** How many items could not be read and are left out. */
  skipped: number;
  /** The provider's total; may count the items of all accounts. */
  total: number | undefined;
  /** False while more pages are being read, and after an interruption. */
  isComplete: boolean;
  /** Why reading ended although the provider may have more; null if the end was reached. */
  stop: 'page_limit' | 'empty_pages' | 'failures' | null;
  /** Indices of the pages that could not be read; the other pages are kept. */
  failedPages: number[];
  /** Why pages could not be read; if several failed, the failure with the latest retry time. */
  failure?: ApiError;
  position: ReadingPosition;
}

interface ReadingPosition {
  count: number;
  /** Number of pages according to the total; undefined without a total. */
  pageCount: number | undefined;
  emptyInRow: number;
}

interface Options {
  /** Receives all items read so far, after the first page and each following round. */
  onPart?: (part: ListedAssets) => void;
  /** An earlier reading to continue: first its failed pages, then the following pages. */
  earlierReading?: ListedAssets;
}

/** Pages read at the same time if the total is known: 1,000 assets are complete five round trips after the first page. */
const concurrency = 4;

/** Pages in a row that may fail before reading stops. */
const maxFailures = 3;

/**
 * Reads all pages of an asset list up to the limits of the specification. If the provider sends a total, several pages are read
 * at the same time, otherwise one by one. The size of the first page counts as the page size, because a provider may cap `limit`.
 * A page that repeats known assets counts as empty: its provider ignores the page number. A missing later page (404) is the end.
 * @throws {ApiError} if the first page fails, or the session has ended
 */
export async function listAllPages(
  listPage: (page: number) => Promise<AssetList>,
  limits: PageLimits,
  { onPart, earlierReading }: Options = {},
): Promise<ListedAssets> {
  const reading = new Reading(earlierReading ?? startListing(await listPage(0), limits), limits);
  while (!reading.hasEnded()) {
    onPart?.(reading.toResult());
    for (const { page, outcome } of await Promise.all(
      reading.listNextPages().map(createPageReader(listPage)),
    )) {
      if (!reading.hasEnded()) reading.add(page, outcome);
    }
  }
  return reading.toResult();
}

/** State of a reading after the first page. */
export function startListing(first: AssetList, limits: PageLimits): ListedAssets {
  const perPage = first.assets.length + first.skipped || pageSize.default;
  const pageCount =
    first.total === undefined || isTotalOfPage(first) ? undefined : Math.ceil(first.total / perPage);
  const reading = new Reading(createListing(first.total, pageCount), limits);
  reading.add(0, first);
  return reading.toResult();
}

const createListing = (total: number | undefined, pageCount: number | undefined): ListedAssets => ({
  assets: [],
  skipped: 0,
  total,
  isComplete: false,
  stop: null,
  failedPages: [],
  position: { count: 0, pageCount, emptyInRow: 0 },
});

type Outcome = AssetList | 'end' | ApiError;

/** Reads a page, with one retry. Returns the error instead of throwing it, so that the results of concurrent reads are kept. */
const createPageReader =
  (listPage: (page: number) => Promise<AssetList>) =>
  async (page: number): Promise<{ page: number; outcome: Outcome }> => {
    const first = await listPage(page).catch(toFailure);
    return { page, outcome: first instanceof Error ? await listPage(page).catch(toFailure) : first };
  };

/** @throws errors that concern all pages: an abort, the end of the session, a programming error */
function toFailure(error: unknown): ApiError | 'end' {
  if (!isApiError(error) || error.status === 401) throw error;
  return error.status === 404 ? 'end' : error;
}

class Reading {
  readonly #limits: PageLimits;
  readonly #total: number | undefined;
  #pageCount: number | undefined;
  readonly #byId: Map<number, AssetInfo>;
  readonly #failedPages: Set<number>;
  readonly #pagesToRetry: Set<number>;
  #count: number;
  #skipped: number;
  #emptyInRow: number;
  #failedInRow = 0;
  #failure: ApiError | undefined;

  constructor({ assets, skipped, total, failedPages, position }: ListedAssets, limits: PageLimits) {
    this.#limits = limits;
    this.#total = total;
    this.#pageCount = position.pageCount;
    this.#byId = new Map(assets.map((asset) => [asset.id, asset]));
    this.#failedPages = new Set(failedPages);
    this.#pagesToRetry = new Set(failedPages);
    this.#count = position.count;
    this.#skipped = skipped;
    this.#emptyInRow = position.emptyInRow;
  }

  add(page: number, outcome: Outcome): void {
    const isRetry = this.#pagesToRetry.delete(page);
    if (outcome === 'end') {
      this.#pageCount = page;
      this.#failedPages.delete(page);
      return;
    }
    if (!isRetry) this.#count = page + 1;
    if (outcome instanceof Error) {
      this.#failedInRow += 1;
      this.#failedPages.add(page);
      if ((outcome.retryAfter ?? 0) >= (this.#failure?.retryAfter ?? 0)) this.#failure = outcome;
      return;
    }
    this.#failedInRow = 0;
    this.#failedPages.delete(page);
    const isRepeated = outcome.assets.length > 0 && outcome.assets.every(({ id }) => this.#byId.has(id));
    const isEmpty = isRepeated || outcome.assets.length + outcome.skipped === 0;
    if (!isRetry) this.#emptyInRow = isEmpty ? this.#emptyInRow + 1 : 0;
    if (isEmpty) return;
    this.#skipped += outcome.skipped;
    for (const asset of outcome.assets) this.#byId.set(asset.id, asset);
  }

  hasEnded(): boolean {
    if (this.#hasGivenUp()) return true;
    return this.#pagesToRetry.size === 0 && (this.#hasAll() || this.#findLimit() !== null);
  }

  listNextPages(): number[] {
    if (this.#pagesToRetry.size > 0) return [...this.#pagesToRetry].slice(0, concurrency);
    const last = Math.min(this.#pageCount ?? this.#count + 1, this.#limits.pages);
    const length = Math.min(concurrency, last - this.#count);
    return Array.from({ length }, (_, index) => this.#count + index);
  }

  toResult(): ListedAssets {
    return {
      assets: [...this.#byId.values()],
      skipped: this.#skipped,
      total: this.#total,
      isComplete: this.hasEnded(),
      stop: this.#findStop(),
      failedPages: [...this.#failedPages].toSorted((one, other) => one - other),
      failure: this.#failure,
      position: { count: this.#count, pageCount: this.#pageCount, emptyInRow: this.#emptyInRow },
    };
  }

  #findStop(): ListedAssets['stop'] {
    // Without a total, a list ends with an empty page.
    const isEnd = this.#hasAll() || (this.#pageCount === undefined && this.#emptyInRow > 0);
    if (isEnd) return null;
    return this.#hasGivenUp() ? 'failures' : this.#findLimit();
  }

  #hasGivenUp(): boolean {
    return this.#failedInRow >= maxFailures;
  }

  #hasAll(): boolean {
    if (this.#pageCount !== undefined) return this.#count >= this.#pageCount;
    // The total counts only the items of this list.
    return this.#emptyInRow > 0 && this.#total === this.#byId.size + this.#skipped;
  }

  #findLimit(): 'page_limit' | 'empty_pages' | null {
    if (this.#emptyInRow >= this.#limits.emptyPages) return 'empty_pages';
    return this.#count >= this.#limits.pages ? 'page_limit' : null;
  }
}
