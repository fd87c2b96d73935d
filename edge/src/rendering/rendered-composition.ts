import { LRUCache } from 'lru-cache';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import { composeRenderTemplate } from '../composition/compose-page.ts';
import { compositionHeaders } from '../composition/composition-headers.ts';
import { pageDataOf } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Caller } from './caller.ts';
import { edgeCaller } from './caller.ts';
import { fillRendered } from './fill-rendered.ts';
import { firstPictureHeader } from './first-picture-header.ts';
import { NotRenderedError, PageError, RenderPool } from './render-pool.ts';
import { within } from './within.ts';
import { withStyles } from './with-styles.ts';

/** Milliseconds that a visitor waits for a page to be rendered. */
const budgetMs = 100;
/**
 * The same for an address with a query. Few visitors share a query, so its page is rarely cached, and a visitor without
 * scripts who submits a filter would get no list.
 */
const patientBudgetMs = 500;
/** How long a rendered page is fresh, in milliseconds. */
const freshMs = 1_000;
/**
 * How long a stale page is served to visitors who would wait longer than the budget, in milliseconds. Their browsers
 * read the answers again.
 */
const maxLateMs = 60_000;
const maxPages = 300;
/** How long a failed release, or a page that threw, is not rendered, in milliseconds. */
const pauseMs = 10_000;

/** A page with its data, whose tokens of the link preview are not filled yet. */
export interface RenderedHtml {
  html: string;
  /** Response headers of the same composition. */
  headers: Record<string, string>;
  /** Until when the provider lets shared caches keep its answers, in milliseconds of `performance.now()`. */
  sharedUntil: number;
}

interface CachedPage {
  /** Null while it is rendered for the first time, and after a failure. */
  page: RenderedHtml | null;
  /** When it was rendered, in milliseconds of `performance.now()`. */
  at: number;
  /** Until when it is not rendered, because it threw. */
  pausedUntil: number;
  /** By the share in which it is rendered, so that no visitor waits in the share of another. */
  pending: Map<string, Promise<RenderedHtml | null>>;
}

export interface RenderingOptions {
  answers: AnswerCache;
  folder: SiteFolder;
  evidence: Evidence;
}

/** The rendered pages of one composition, which are never served with another one. */
export class RenderedComposition {
  readonly parts: CompositionParts;
  readonly #evidence: Evidence;
  readonly #headers: Record<string, string>;
  readonly #pool: RenderPool | null;
  readonly #pages = new LRUCache<string, CachedPage>({ max: maxPages });
  readonly #templates = new Map<ReleasePage, string>();
  /** Until when failed releases are not rendered, in milliseconds of `performance.now()`. */
  readonly #paused = new Map<Release, number>();

  constructor(parts: CompositionParts, { answers, folder, evidence }: RenderingOptions) {
    this.parts = parts;
    this.#evidence = evidence;
    // Without the hashes of composed pages' styles, a kilobyte that does not compress.
    this.#headers = compositionHeaders(parts, []);
    const { apiBase } = parts.site.config;
    const bundleOf = ({ app: name, version, server = '' }: Release) =>
      join(folder.release(name, version), server);
    const { host, releases } = parts;
    const remotes = releases.filter((release) => release !== host && release.server !== undefined);
    this.#pool =
      host.server === undefined
        ? null
        : new RenderPool({
            host: bundleOf(host),
            remotes: Object.fromEntries(remotes.map((remote) => [remote.container, bundleOf(remote)])),
            size: maxProcesses,
            call: (url, caller) => answers.read(apiBase, url, caller),
          });
  }

  get processIds(): number[] {
    return this.#pool?.processIds ?? [];
  }

  /** Renders a page of each app, so that no visitor waits while a process starts and compiles a bundle. */
  async warm(): Promise<void> {
    const addresses = this.parts.releases.flatMap(
      ({ pages }) => pages.find(({ path, isRendered }) => isRendered && !path.includes(':'))?.path ?? [],
    );
    for (const address of addresses) await this.#renderAgain(address, this.#entryOf(address), edgeCaller);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  /** A page that is served without waiting. */
  fresh(address: string): RenderedHtml | null {
    const cached = this.#pages.get(address);
    return cached?.page && performance.now() - cached.at < freshMs ? cached.page : null;
  }

  /** @returns null if the page is neither rendered in time nor cached */
  async read(address: string, caller: Caller): Promise<RenderedHtml | null> {
    const fresh = this.fresh(address);
    if (fresh) return fresh;
    const cached = this.#entryOf(address);
    const { share } = caller;
    const pending =
      cached.pending.get(share) ??
      this.#renderAgain(address, cached, caller).finally(() => cached.pending.delete(share));
    cached.pending.set(share, pending);
    await within(address.includes('?') ? patientBudgetMs : budgetMs, pending);
    return performance.now() - cached.at < maxLateMs ? cached.page : null;
  }

  #entryOf(address: string): CachedPage {
    const known = this.#pages.get(address);
    if (known) return known;
    const cached: CachedPage = { page: null, at: 0, pausedUntil: 0, pending: new Map() };
    this.#pages.set(address, cached);
    return cached;
  }

  async #renderAgain(address: string, cached: CachedPage, caller: Caller): Promise<RenderedHtml | null> {
    const { pathname } = new URL(address, 'http://site.invalid');
    const found = pageAt(this.parts, pathname);
    if (!found || !this.#pool) return null;
    if (Math.max(cached.pausedUntil, this.#paused.get(found.owner) ?? 0) > performance.now()) return null;
    try {
      cached.page = await this.#render(this.#pool, { address, caller }, found);
      cached.at = performance.now();
    } catch (error) {
      // The edge is overloaded, so that visitors get the cached page.
      if (error instanceof NotRenderedError) return null;
      cached.page = null;
      const pausedUntil = performance.now() + pauseMs;
      if (error instanceof PageError) cached.pausedUntil = pausedUntil;
      else this.#paused.set(found.owner, pausedUntil);
      this.#addFailure(found, error);
    }
    return cached.page;
  }

  async #render(
    pool: RenderPool,
    { address, caller }: { address: string; caller: Caller },
    { owner, page }: PageOfRelease,
  ): Promise<RenderedHtml> {
    const {
      page: rendered,
      readAt,
      freshUntil,
    } = await pool.render(
      {
        address,
        page: pageDataOf(this.parts),
        container: owner === this.parts.host ? null : owner.container,
        at: Math.floor(Date.now() / 1_000),
      },
      caller,
    );
    const template = this.#templates.get(page) ?? composeRenderTemplate(this.parts, owner, page);
    this.#templates.set(page, template);
    const html = fillRendered(template, rendered, Math.floor(readAt / 1_000), this.parts, { owner, page });
    return {
      html,
      headers: { ...withStyles(this.#headers, rendered), ...firstPictureHeader(html) },
      sharedUntil: freshUntil,
    };
  }

  #addFailure({ owner, page }: PageOfRelease, error: unknown): void {
    const name = error instanceof Error ? error.message : String(error);
    const { app, version } = owner;
    this.#evidence.addFailure(page.path, {
      app,
      version,
      kind: 'slot',
      name: `on the server: ${name}`,
    });
  }
}

/** Number of processes for the pages of one app, which leaves one processor for the edge. */
const maxProcesses = Math.max(1, Math.min(4, availableParallelism() - 1));

interface PageOfRelease {
  owner: Release;
  page: ReleasePage;
}

function pageAt(parts: CompositionParts, pathname: string): PageOfRelease | null {
  for (const owner of parts.releases) {
    const page = owner.pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { owner, page };
  }
  return null;
}
