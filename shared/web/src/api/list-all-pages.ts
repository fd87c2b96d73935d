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
  /** Without duplicates, in the order of the pages. */
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
}

/** Pages read at the same time if the total is known: 1,000 assets are complete five round trips after the first page. */
const concurrency = 4;

/** Pages in a row that may fail before reading stops. */
const maxFailures = 3;

/**
 * Reads all pages of an asset list up to the limits of the specification. If the provider sends a total, several pages are read
 * at the same time, otherwise one by one. The size of the first page counts as the page size, because a provider may cap `limit`.
 * A page that repeats known assets counts as empty: its provider ignores the page number. A missing later page (404) is the end.
 * @param onPart receives all items read so far, after the first page and after each following round
 * @throws {ApiError} if the first page fails, or the session has ended
 */
export async function listAllPages(
  listPage: (page: number) => Promise<AssetList>,
  limits: PageLimits,
  onPart?: (part: ListedAssets) => void,
): Promise<ListedAssets> {
  const reading = new Reading(await listPage(0), limits);
  while (!reading.hasEnded()) {
    onPart?.(reading.toResult());
    const pages = reading.listNextPages();
    const outcomes = await Promise.all(pages.map((page) => readPage(listPage, page)));
    for (const outcome of outcomes) if (!reading.hasEnded()) reading.add(outcome);
  }
  return reading.toResult();
}

/** The list while only its first page has been read. */
export const startListing = (firstPage: AssetList, limits: PageLimits): ListedAssets =>
  new Reading(firstPage, limits).toResult();

type Outcome = AssetList | 'end' | ApiError;

/** Reads a page, with one retry. Returns the error instead of throwing it, so that the results of concurrent reads are kept. */
async function readPage(listPage: (page: number) => Promise<AssetList>, page: number): Promise<Outcome> {
  const outcome = await listPage(page).catch(toFailure);
  return outcome instanceof Error ? listPage(page).catch(toFailure) : outcome;
}

/** @throws errors that concern all pages: an abort, the end of the session, a programming error */
function toFailure(error: unknown): ApiError | 'end' {
  if (!isApiError(error) || error.status === 401) throw error;
  return error.status === 404 ? 'end' : error;
}

class Reading {
  readonly #limits: PageLimits;
  readonly #total: number | undefined;
  /** Number of pages according to the total; undefined without a total. */
  #pageCount: number | undefined;
  readonly #byId = new Map<number, AssetInfo>();
  readonly #failedPages: number[] = [];
  /** Number of pages read so far, including failed ones. */
  #count = 0;
  #skipped = 0;
  #emptyInRow = 0;
  #failedInRow = 0;
  #failure: ApiError | undefined;

  constructor(firstPage: AssetList, limits: PageLimits) {
    const { assets, skipped, total } = firstPage;
    const perPage = assets.length + skipped || pageSize.default;
    this.#limits = limits;
    this.#total = total;
    this.#pageCount =
      total === undefined || isTotalOfPage(firstPage) ? undefined : Math.ceil(total / perPage);
    this.add(firstPage);
  }

  /** Adds the next page. */
  add(outcome: Outcome): void {
    const page = this.#count;
    if (outcome === 'end') {
      this.#pageCount = page;
      return;
    }
    this.#count += 1;
    if (outcome instanceof Error) {
      this.#failedInRow += 1;
      this.#failedPages.push(page);
      if ((outcome.retryAfter ?? 0) >= (this.#failure?.retryAfter ?? 0)) this.#failure = outcome;
      return;
    }
    this.#failedInRow = 0;
    const isRepeated = outcome.assets.length > 0 && outcome.assets.every(({ id }) => this.#byId.has(id));
    const isEmpty = isRepeated || outcome.assets.length + outcome.skipped === 0;
    this.#emptyInRow = isEmpty ? this.#emptyInRow + 1 : 0;
    if (isEmpty) return;
    this.#skipped += outcome.skipped;
    for (const asset of outcome.assets) this.#byId.set(asset.id, asset);
  }

  hasEnded(): boolean {
    return this.#hasGivenUp() || this.#hasAll() || this.#findLimit() !== null;
  }

  listNextPages(): number[] {
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
      failedPages: [...this.#failedPages],
      failure: this.#failure,
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
