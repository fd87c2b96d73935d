import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SeasonCalendar } from '@emberclutch/contract/season/season-calendar.ts';
import { liveRegistryPath } from '@emberclutch/contract/site/page-protocol.ts';
import { readAcceptedEncoding } from '@emberclutch/server/http/accepted-encoding.ts';
import { matchesEtag } from '@emberclutch/server/http/matches-etag.ts';
import { parseJson } from '../http/parse-json.ts';
import { refuse } from '../http/refuse.ts';
import { toLiveRegistry } from '../composition/composition-parts.ts';
import type { CompositionParts, LivePartsReader } from '../composition/composition-parts.ts';
import { listDocuments } from '../composition/list-documents.ts';
import { feedPath, addSeasonNews } from '../composition/news-feed.ts';
import type { LiveSite } from '../releases/live-site.ts';
import type { ResponseCache } from '../rendering/response-cache.ts';
import { readCaller, edgeCaller } from '../rendering/caller.ts';
import type { CompressedPage } from '../rendering/compressed-page.ts';
import type { PageRenderer } from '../rendering/page-renderer.ts';
import { chooseVariant, composeVariant } from '../variants/choose-variant.ts';
import type { OverrideRules } from '../variants/override-rules.ts';
import { badgeStyle } from '../variants/variant-badge.ts';
import { askAboutPreview } from '../variants/variants-route.ts';

export interface PageSources {
  readParts: LivePartsReader;
  overrideRules: OverrideRules;
  responses: ResponseCache;
  renderer: PageRenderer;
}

/** The live switch, and its parts. */
export interface LivePages {
  live: LiveSite;
  parts: CompositionParts;
}

/** @returns a function that chooses the composition for a visitor and answers with its page or document */
export function createPageSender({ readParts, overrideRules, responses, renderer }: PageSources) {
  return async (request: FastifyRequest, reply: FastifyReply, { live, parts }: LivePages) => {
    const variant = chooseVariant(request, live, overrideRules);
    const { candidate, isChosen, overrides, cookie } = variant;
    if (cookie !== null) void reply.header('set-cookie', cookie);
    const { candidates } = live;
    const previewPage = askAboutPreview(request, reply, { candidates, variant, site: parts.site.config });
    if (previewPage) return previewPage;
    // `//name` would be another host, and `//` alone is not an address.
    const address = request.url.startsWith('//') ? null : URL.parse(request.url, 'http://site.invalid');
    if (!address) return refuse(reply, 400, 'Not a path of this site.');
    // The files of a candidate may be gone. Its visitors then get the live site.
    const candidateParts = candidate && (await readParts(candidate));
    const shownParts = candidateParts ?? parts;
    const chosenCandidate = candidateParts && isChosen ? candidate : null;
    const composition = composeVariant(shownParts, { candidate: chosenCandidate, overrides });
    const { pathname, search } = address;
    if (composition && pathname === liveRegistryPath)
      return reply.header('cache-control', 'no-store').send(toLiveRegistry(composition.parts));
    const hasCanaries = candidates.some(({ share }) => share !== null);
    const getCacheHeaders = (sharedUntil: number | null) =>
      composeCacheHeaders(request, { hasCanaries, sharedUntil });
    const document = listDocuments(shownParts).get(pathname);
    if (document) {
      const text = document.render();
      const content = pathname === feedPath ? await addNews(text, shownParts, responses) : text;
      void reply.headers(getCacheHeaders(null)).type(document.type).header('etag', toEtag(content));
      return reply.send(content);
    }
    const path = pathname + search;
    if (!composition) {
      const page = await renderer.getPage(shownParts, path, readCaller(request));
      void reply.headers(getCacheHeaders(page.sharedUntil));
      return sendHtml(request, reply, page);
    }
    const page = composition.isOverridden
      ? await renderer.getShell(composition.parts, path)
      : await renderer.getPage(composition.parts, path, readCaller(request));
    // Not stored by any cache, because a cache in front of the site must not give it to another browser.
    void reply.header('cache-control', 'no-store');
    return sendHtml(request, reply, page.addBadge(composition.badge, badgeStyle));
  };
}

const toEtag = (content: string) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;

async function sendHtml(request: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  const encoding = readAcceptedEncoding(request) ?? 'identity';
  const vary = reply.getHeader('vary');
  void reply.status(page.status).headers({
    ...page.headers,
    ...(page.status === 404 && { 'x-robots-tag': 'noindex' }),
    etag: page.etag,
    vary: vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`,
  });
  if (page.status === 200 && matchesEtag(request, page.etag)) return reply.status(304).send();

  void reply.type('text/html; charset=utf-8');
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await page.encode(encoding));
}

/** Adds the seasons that have begun to the feed of a site; none if the provider does not answer or has no calendar. */
async function addNews(feed: string, { site }: CompositionParts, responses: ResponseCache): Promise<string> {
  const { apiBase } = site.config;
  const { response } = await responses.read(apiBase, `${apiBase}/v1/seasons`, edgeCaller);
  const cycles = (response?.status === 200 ? SeasonCalendar.read(parseJson(response.body)) : null) ?? [];
  return addSeasonNews(feed, cycles, site.publicUrl ?? '');
}

/** Seconds for which a shared cache may show a rendered page while it requests the next one. */
const staleSeconds = 30;

/** Makes caches revalidate each time. They get 304 until the next switch. */
const revalidationHeaders = { 'cache-control': 'no-cache' };

/** Keeps a page out of shared caches. */
const browserOnlyHeaders = { 'cache-control': 'private, no-cache', vary: 'cookie' };

interface Caching {
  /** Whether there are canaries. Pages at one address then differ by cookie. */
  hasCanaries: boolean;
  /** Set for a rendered page: until when shared caches may keep it, in milliseconds of `performance.now()`. Null for any other page. */
  sharedUntil: number | null;
}

/**
 * Composes the headers for caches. A browser revalidates each time, because players look for what they have just bought. A shared cache may
 * keep a page that was rendered for a visitor without cookies, because a cookie may select another composition.
 */
function composeCacheHeaders(
  request: FastifyRequest,
  { hasCanaries, sharedUntil }: Caching,
): Record<string, string> {
  if (hasCanaries) return browserOnlyHeaders;
  if (sharedUntil === null) return revalidationHeaders;
  if (request.headers.cookie !== undefined) return browserOnlyHeaders;
  const seconds = Math.min(maxSharedSeconds, Math.floor((sharedUntil - performance.now()) / 1_000));
  if (seconds < 1) return { ...revalidationHeaders, vary: 'cookie' };
  return {
    'cache-control': `public, max-age=0, s-maxage=${seconds}`,
    // RFC 9213: only for caches of the site. In the header above, `stale-while-revalidate` would let browsers show an old page, too.
    'cdn-cache-control': `public, max-age=${seconds}, stale-while-revalidate=${staleSeconds}`,
    vary: 'cookie',
  };
}

/** Maximum seconds in shared caches; the only limit of a page that needed no response. */
const maxSharedSeconds = 60;
