import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { Release, ReleasePage } from '@emberclutch/contract/site/release.ts';
import { composeRenderTemplate } from '../composition/compose-page.ts';
import { compositionHeaders } from '../composition/composition-headers.ts';
import { liveRegistryOf, scriptOriginsOf } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { SiteFolder } from '../releases/site-folder.ts';
import { AnswerCache } from './answer-cache.ts';
import { fillRendered } from './fill-rendered.ts';
import { RenderPool } from './render-pool.ts';
import { within } from './within.ts';
import { withStyles } from './with-styles.ts';

/** Milliseconds that a visitor waits for a page to be rendered. Past them the page goes out with its placeholder. */
const budgetMs = 100;
/** Milliseconds for which a page is served as it was rendered. Players look for what they have just bought. */
const freshMs = 1_000;
/** Compositions that are rendered at a time: the live one, and canaries. */
const maxCompositions = 3;
/** Pages that are kept of each. */
const maxPages = 300;
/** Longer addresses are not rendered: no link on the site has one. */
const maxAddress = 300;
/** Milliseconds for which a release that failed is not rendered. */
const pauseMs = 10_000;

/** A page with its data; tokens of its preview are not filled yet. */
export interface RenderedHtml {
  html: string;
  /** Response headers, of the same composition as the page. */
  headers: Record<string, string>;
}

interface Kept {
  /** Null while it is rendered for the first time, and after a failure. */
  page: RenderedHtml | null;
  /** Milliseconds of the epoch. */
  at: number;
  pending: Promise<RenderedHtml | null> | null;
}

interface Options {
  /** Has the provider, in this process or by proxy. */
  app: FastifyInstance;
  folder: SiteFolder;
  evidence: Evidence;
}

/** Renders pages of the compositions that visitors are given, and keeps them for a moment. */
export class PageRenderer {
  readonly #options: Options;
  /** By what they are made from; the one that was used last comes last. */
  readonly #compositions = new Map<CompositionParts, RenderedComposition>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * A page for a signed-out visitor.
   * @param parts of the composition that the visitor is given
   * @param address path and query
   * @returns null if it is not rendered in time
   */
  async read(parts: CompositionParts, address: string): Promise<RenderedHtml | null> {
    return address.length > maxAddress ? null : this.#of(parts).read(address);
  }

  /** Starts the first thread of a composition. */
  warm(parts: CompositionParts): void {
    this.#of(parts).warm();
  }

  close(): void {
    for (const composition of this.#compositions.values()) composition.close();
    this.#compositions.clear();
  }

  #of(parts: CompositionParts): RenderedComposition {
    const composition = this.#compositions.get(parts) ?? new RenderedComposition(parts, this.#options);
    this.#compositions.delete(parts);
    this.#compositions.set(parts, composition);
    for (const [oldest, { close }] of this.#compositions) {
      if (this.#compositions.size <= maxCompositions) break;
      this.#compositions.delete(oldest);
      close();
    }
    return composition;
  }
}

/** What one composition has rendered: nothing of it is served with another one. */
class RenderedComposition {
  readonly parts: CompositionParts;
  readonly #evidence: Evidence;
  readonly #headers: Record<string, string>;
  readonly #pool: RenderPool | null;
  readonly #kept = new Map<string, Kept>();
  readonly #templates = new Map<ReleasePage, string>();
  /** Until when releases that failed are not rendered, in milliseconds of the epoch. */
  readonly #paused = new Map<Release, number>();

  constructor(parts: CompositionParts, { app, folder, evidence }: Options) {
    this.parts = parts;
    this.#evidence = evidence;
    this.#headers = compositionHeaders(parts);
    const answers = new AnswerCache(app, parts.site.config.apiBase);
    const bundleOf = ({ app: name, version, server = '' }: Release) =>
      join(folder.release(name, version), server);
    const { host, releases } = parts;
    const remotes = releases.filter((release) => release !== host && release.server !== undefined);
    this.#pool =
      host.server === undefined
        ? null
        : new RenderPool({
            bundles: {
              host: bundleOf(host),
              remotes: Object.fromEntries(remotes.map((remote) => [remote.container, bundleOf(remote)])),
            },
            size: Math.max(1, Math.min(4, availableParallelism() - 1)),
            call: (url) => answers.read(url),
          });
  }

  warm(): void {
    this.#pool?.warm();
  }

  readonly close = (): void => this.#pool?.close();

  async read(address: string): Promise<RenderedHtml | null> {
    const kept = this.#kept.get(address) ?? { page: null, at: 0, pending: null };
    this.#kept.delete(address);
    this.#kept.set(address, kept);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= maxPages) break;
      this.#kept.delete(oldest);
    }
    if (kept.page && Date.now() - kept.at < freshMs) return kept.page;
    kept.pending ??= this.#render(address).then((page) => {
      Object.assign(kept, { page, at: Date.now(), pending: null });
      return page;
    });
    return within(budgetMs, kept.pending);
  }

  async #render(address: string): Promise<RenderedHtml | null> {
    const { pathname } = new URL(address, 'http://site.invalid');
    const found = pageAt(this.parts, pathname);
    if (!found || !this.#pool || (this.#paused.get(found.owner) ?? 0) > Date.now()) return null;
    const { owner, page } = found;
    const template = this.#templates.get(page) ?? composeRenderTemplate(this.parts, owner, page);
    this.#templates.set(page, template);
    const scriptOrigins = scriptOriginsOf(this.parts);
    try {
      const rendered = await this.#pool.render({
        address,
        page: {
          ...liveRegistryOf(this.parts),
          site: this.parts.site.config,
          ...(scriptOrigins.length > 0 && { scriptOrigins }),
        },
        container: owner === this.parts.host ? null : owner.container,
        at: Math.floor(Date.now() / 1_000),
      });
      return {
        html: fillRendered(template, rendered, this.parts, owner),
        headers: withStyles(this.#headers, rendered),
      };
    } catch (error) {
      this.#paused.set(owner, Date.now() + pauseMs);
      const name = error instanceof Error ? error.message : String(error);
      const { app, version } = owner;
      this.#evidence.addFailure(page.path, { app, version, kind: 'slot', name: `on the server: ${name}` });
      return null;
    }
  }
}

function pageAt(parts: CompositionParts, pathname: string): { owner: Release; page: ReleasePage } | null {
  for (const owner of parts.releases) {
    const page = owner.pages.find(({ path }) => matchPath(path, pathname));
    if (page) return { owner, page };
  }
  return null;
}
