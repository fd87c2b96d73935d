import { LRUCache } from 'lru-cache';
import { toAsciiDigits } from '@emberclutch/contract/shape/to-ascii-digits.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { SeasonName } from '@emberclutch/contract/season/season-name.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import type { Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import type { RenderedContent } from '@emberclutch/contract/site/rendered-page.ts';
import { composePage } from '../composition/compose-page.ts';
import { buildCompositionHeaders } from '../composition/build-composition-headers.ts';
import { listOwnedPages, toContentPath, findPage, toPageData } from '../composition/composition-parts.ts';
import type { CompositionParts, OwnedPage } from '../composition/composition-parts.ts';
import type { PageReports } from '../page-reports/page-reports.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Caller } from './caller.ts';
import { edgeCaller } from './caller.ts';
import {
  CompressedPage,
  findFirstPicture,
  addContentHeaders,
  createPreloadHeader,
} from './compressed-page.ts';
import type { PreviewResponse, PreviewReader } from './preview-reader.ts';
import { NotRenderedError, openRenderPool, PageError } from './render-pool.ts';
import type { RenderPool } from './render-pool.ts';
import { resolveWithin } from './response-cache.ts';

/** Milliseconds that a visitor waits for a page to be rendered. */
const budgetMs = 100;
/**
 * Milliseconds that a visitor waits for a page whose address has a query. Few visitors share a query, so its page is rarely cached, and a
 * visitor without scripts who submits a filter would get no list.
 */
const longBudgetMs = 500;
/** Milliseconds for which a rendered page is fresh. */
const freshMs = 1_000;
/** Milliseconds for which visitors who would wait longer than the budget get a stale page. Their browsers read the responses again. */
const maxStaleMs = 60_000;
/** Maximum characters of the cached pages of one composition. */
const maxCharacters = 8_000_000;
/** Maximum number of pages without data, and of paused releases and pages. */
const maxEntries = 300;
/** Milliseconds for which a failed release, or a page that threw, is not rendered. */
const pauseMs = 10_000;
/** Maximum characters of an address that is rendered. Links on the site are shorter. */
const maxAddressLength = 300;

interface CachedPage {
  page: CompressedPage;
  /** When it was rendered, in milliseconds of `performance.now()`. */
  at: number;
}

export interface RenderingOptions {
  responses: ResponseCache;
  readPreview: PreviewReader;
  folder: SiteFolder;
  pageReports: PageReports;
}

export interface Visit {
  caller: Caller;
  /** Null if it is not known. */
  season: SeasonName | null;
}

/** The pages of one composition. No other composition serves them. */
export class RenderedComposition {
  readonly parts: CompositionParts;
  readonly #options: RenderingOptions;
  readonly #headers: Record<string, string>;
  readonly #pool: RenderPool | null;
  /** By season and address, until they are too old for all visitors. */
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: maxCharacters,
    sizeCalculation: ({ page }) => page.html.length,
    ttl: maxStaleMs,
    ttlAutopurge: true,
    ttlResolution: 0,
  });
  /** Pending renderings by share, season and address. No visitor waits for a rendering in the share of another visitor. */
  readonly #pending = new Map<string, Promise<void>>();
  /** Pages without data, by season and path. */
  readonly #staticPages = new LRUCache<string, CompressedPage>({ max: maxEntries });
  /** Failed releases, and the keys of pages that threw. */
  readonly #paused = new LRUCache<Release | string, true>({ max: maxEntries, ttl: pauseMs });

  constructor(parts: CompositionParts, options: RenderingOptions) {
    this.parts = parts;
    this.#options = options;
    this.#headers = buildCompositionHeaders(parts, []);
    const { apiBase } = parts.site.config;
    this.#pool = openRenderPool(parts, options.folder, {
      call: (url, caller) => options.responses.read(apiBase, url, caller),
    });
  }

  get processIds(): number[] {
    return this.#pool?.processIds ?? [];
  }

  /** Renders the pages of fixed addresses with their data, so that no visitor waits while a process starts and compiles a bundle. */
  async warm(season: SeasonName | null): Promise<void> {
    const fixedPages = listOwnedPages(this.parts).filter(
      ({ page }) => page.isRendered && !page.path.includes(':'),
    );
    for (const { page } of fixedPages)
      await this.#renderIntoCache(new URL(page.path, 'http://site.invalid'), { caller: edgeCaller, season });
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  /** Returns a page with its data if it is rendered in time or cached, otherwise without data. */
  async getPage(address: URL, visit: Visit): Promise<CompressedPage> {
    const ownedPage = findPage(this.parts, address.pathname);
    const { page } = ownedPage;
    if (!page) return this.#getStaticPage(ownedPage, address, 'missing', visit);
    const path = address.pathname + address.search;
    const key = toKey(address, visit);
    let previewResponse: Promise<PreviewResponse> | undefined;
    if (page.isRendered && this.#pool && path.length <= maxAddressLength) {
      const cachedPage = this.#pages.get(key);
      if (cachedPage && performance.now() - cachedPage.at < freshMs) return cachedPage.page;
      const pendingKey = `${visit.caller.share} ${key}`;
      const pending =
        this.#pending.get(pendingKey) ??
        this.#renderIntoCache(
          address,
          visit,
          (previewResponse = this.#readPreview(page, address, visit)),
        ).finally(() => this.#pending.delete(pendingKey));
      this.#pending.set(pendingKey, pending);
      await resolveWithin(address.search === '' ? budgetMs : longBudgetMs, pending);
      const latest = this.#pages.get(key);
      if (latest) return latest.page;
    }
    previewResponse ??= this.#readPreview(page, address, visit);
    return this.#getStaticPage(ownedPage, address, await previewResponse, visit);
  }

  async #renderIntoCache(
    address: URL,
    visit: Visit,
    previewResponse: Promise<PreviewResponse> = Promise.resolve(null),
  ): Promise<void> {
    const { owner, page } = findPage(this.parts, address.pathname);
    if (!page || !this.#pool) return;
    const key = toKey(address, visit);
    if (this.#paused.has(key) || this.#paused.has(owner)) return;
    try {
      const rendered = await this.#render(this.#pool, { owner, page }, { address, visit, previewResponse });
      if (rendered) this.#pages.set(key, { page: rendered, at: performance.now() });
      else this.#pages.delete(key);
    } catch (error) {
      // The release is not at fault, so visitors may still get the cached page.
      if (error instanceof NotRenderedError) return;
      this.#pages.delete(key);
      this.#paused.set(error instanceof PageError ? key : owner, true);
      this.#addFailure(owner, page, error);
    }
  }

  async #render(
    pool: RenderPool,
    { owner, page }: { owner: Release; page: ReleasePage },
    {
      address,
      visit,
      previewResponse,
    }: { address: URL; visit: Visit; previewResponse: Promise<PreviewResponse> },
  ): Promise<CompressedPage | null> {
    const { host } = this.parts;
    const job = {
      address: address.pathname + address.search,
      page: toPageData(this.parts),
      container: owner === host ? null : owner.container,
      at: Math.floor(Date.now() / 1_000),
    };
    const [result, preview] = await Promise.all([pool.render(job, visit.caller), previewResponse]);
    if (preview === 'missing') return null;
    const { from, ...content } = result.page;
    return this.#compose({ owner, page }, content, {
      address,
      visit,
      preview,
      sharedUntil: result.freshUntil,
      data: { rendered: { ...from, readAt: Math.floor(result.readAt / 1_000) } },
    });
  }

  /** Returns a page without data. If there is no content either, it is the static shell. */
  async #getStaticPage(
    ownedPage: OwnedPage,
    address: URL,
    previewResponse: PreviewResponse,
    visit: Visit,
  ): Promise<CompressedPage> {
    const key = `${visit.season} ${toContentPath(ownedPage)} ${previewResponse === 'missing'}`;
    const cachedPage = this.#staticPages.get(key);
    if (cachedPage && (previewResponse === null || previewResponse === 'missing')) return cachedPage;
    const content = this.parts.contents[toContentPath(ownedPage)] ?? (await this.#prerender(ownedPage));
    const preview = previewResponse === 'missing' ? null : previewResponse;
    const status = previewResponse === 'missing' ? 404 : 200;
    const page = this.#compose(ownedPage, content, { address, visit, preview, status });
    if (preview === null && content) this.#staticPages.set(key, page);
    return page;
  }

  /** Renders the content of a page whose composition has none, such as a page from a development server. */
  async #prerender(ownedPage: OwnedPage): Promise<RenderedContent | null> {
    if (!this.#pool) return null;
    const job = { address: toContentPath(ownedPage), page: toPageData(this.parts) };
    try {
      return await resolveWithin(longBudgetMs, this.#pool.prerender(job, edgeCaller));
    } catch {
      return null;
    }
  }

  #compose(
    ownedPage: OwnedPage,
    content: RenderedContent | null,
    { address, visit, preview, data, ...metadata }: CompositionInput,
  ): CompressedPage {
    const { apiBase } = this.parts.site.config;
    const html = composePage(this.parts, ownedPage, {
      content,
      season: visit.season,
      subject: preview && { preview, pathname: address.pathname },
      ...(data && { data }),
    });
    const picture = preview?.firstPicture
      ? preview.firstPicture.replace(/^\//, `${apiBase}/`)
      : data && findFirstPicture(html);
    return new CompressedPage(html, {
      ...metadata,
      headers: {
        ...(content ? addContentHeaders(this.#headers, content) : this.#headers),
        ...createPreloadHeader(picture ?? null),
      },
    });
  }

  /** Reads the preview of the id in the path, whose digits may be of any script. An id with other characters becomes `-`, which is invalid. */
  async #readPreview(
    { path, preview }: ReleasePage,
    { pathname }: URL,
    { caller }: Visit,
  ): Promise<PreviewResponse> {
    if (preview === undefined) return null;
    const id = toAsciiDigits(matchPath(path, pathname)?.['id'] ?? '');
    const call = preview.replace(':id', /^[\w-]+$/.test(id) ? id : '-');
    return this.#options.readPreview(this.parts.site.config.apiBase, call, caller);
  }

  #addFailure({ app, version }: Release, page: ReleasePage, error: unknown): void {
    const name = error instanceof Error ? error.message : String(error);
    const failure = { app, version, kind: 'slot', name: `on the server: ${name}` } as const;
    this.#options.pageReports.addFailure(page.path, failure);
  }
}

interface CompositionInput {
  address: URL;
  visit: Visit;
  preview: PagePreview | null;
  status?: 200 | 404;
  sharedUntil?: number;
  data?: Parameters<typeof composePage>[2]['data'];
}

const toKey = ({ pathname, search }: URL, { season }: Visit) => `${season} ${pathname}${search}`;
