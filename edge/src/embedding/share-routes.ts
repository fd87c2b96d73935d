import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { parseEntityId } from '@emberclutch/contract/shape/entity-id.ts';
import { matchPath } from '@emberclutch/contract/site/page-path.ts';
import type { PagePreview } from '@emberclutch/contract/site/page-preview.ts';
import { hashSource } from '@emberclutch/server/html/page-policy.ts';
import { renderHtmlDocument, html } from '@emberclutch/server/html/html.ts';
import { refuse } from '../http/refuse.ts';
import { assetPreviewCall } from '../composition/compose-page.ts';
import { listOwnedPages } from '../composition/composition-parts.ts';
import type { CompositionParts } from '../composition/composition-parts.ts';
import { readCaller } from '../rendering/caller.ts';
import type { Caller } from '../rendering/caller.ts';
import { anyOrigin } from './any-origin.ts';

interface Options {
  readLive: () => Promise<CompositionParts>;
  /** Reads the preview of an asset: null if the provider did not answer, `missing` if it has no asset with this id. */
  readPreview: (apiBase: string, call: string, caller: Caller) => Promise<PagePreview | 'missing' | null>;
}

type Query = Partial<Record<string, string | string[]>>;

/** Serves the previews for addresses that users paste on other sites: the oEmbed response, and the frame that it names. */
export const shareRoutes: FastifyPluginAsync<Options> = async (app, { readLive, readPreview }) => {
  app.get<{ Querystring: Query }>('/oembed', async (request, reply) => {
    void reply.headers(anyOrigin);
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json') return refuse(reply, 501, 'Only JSON is supported.');
    const live = await readLive();
    const base = findBase(live, request);
    const id = typeof url === 'string' ? findAsset(live, base, url) : null;
    const preview =
      id && (await readPreview(live.site.config.apiBase, toPreviewCall(id) ?? '', readCaller(request)));
    if (id === null || preview === 'missing') return refuse(reply, 404, 'No card for this address.');
    if (!preview) return refuse(reply, 503, 'The world cannot be reached right now.');
    const response = describeCard({
      site: { name: live.site.config.name, url: base },
      preview,
      picture: toPictureAddress(live, base, preview.picture.url),
      frame: `${base}${toFramePath(id)}`,
      maxWidth: readSize(maxwidth),
      maxHeight: readSize(maxheight),
    });
    return reply.header('cache-control', 'public, max-age=300').send(response);
  });

  app.get<{ Params: { id: string }; Querystring: Query }>(toFramePath(':id'), async (request, reply) => {
    const { params, query } = request;
    const live = await readLive();
    const { config, frameAncestors = ['*'] } = live.site;
    const { apiBase, imageOrigins = [], name, isDemonstration = false } = config;
    const base = findBase(live, request);
    const call = toPreviewCall(params.id);
    const address = findPageAddress(live, base, params.id);
    const preview = call && address ? await readPreview(apiBase, call, readCaller(request)) : 'missing';
    if (!address || preview === 'missing') return refuse(reply, 404, 'No asset has this number.');
    if (!preview) return refuse(reply, 503, 'The world cannot be reached right now.');
    const origins = [...(apiBase === '' ? [] : [new URL(apiBase).origin]), ...imageOrigins];
    const page = renderFrame({
      site: name,
      isDemonstration,
      preview,
      picture: toPictureAddress(live, base, preview.firstPicture ?? preview.picture.url),
      address,
      theme: query['theme'] === 'light' || query['theme'] === 'dark' ? query['theme'] : null,
    });
    return reply
      .headers({
        'content-security-policy': buildFramePolicy(origins, frameAncestors),
        'cache-control': 'public, max-age=60',
      })
      .type('text/html; charset=utf-8')
      .send(page);
  });
};

/** Reads the maximum size in pixels that the consumer allows; unlimited by default. */
const readSize = (text: string | string[] | undefined) =>
  typeof text === 'string' && /^\d{1,6}$/.test(text) ? Number(text) : Infinity;

/** Finds the public address of the site, or else the address of the request. */
const findBase = ({ site }: CompositionParts, { protocol, host }: FastifyRequest): string =>
  site.publicUrl ?? `${protocol}://${host}`;

/** Preferred and minimum width of a card in CSS pixels. */
const preferredWidth = 480;
const minWidth = 240;

/** Seconds for which a consumer may keep the response, because the card of an egg changes when it hatches. */
const cacheAge = 300;

interface CardInput {
  site: { name: string; url: string };
  preview: PagePreview;
  /** Absolute URL of the picture. */
  picture: string;
  /** Absolute URL of the frame with the card. */
  frame: string;
  maxWidth: number;
  maxHeight: number;
}

/** Composes the oEmbed 1.0 response for an address: a frame with the card, or a link if the consumer has no room for it. */
function describeCard({ site, preview, picture, frame, maxWidth, maxHeight }: CardInput) {
  const response = {
    version: '1.0',
    title: preview.title,
    provider_name: site.name,
    provider_url: site.url,
    cache_age: cacheAge,
    // All share pictures have this size. A consumer with a smaller maximum gets no picture.
    ...(maxWidth >= 1_200 &&
      maxHeight >= 630 && { thumbnail_url: picture, thumbnail_width: 1_200, thumbnail_height: 630 }),
  };
  if (maxWidth < minWidth || maxHeight < frameHeight) return { ...response, type: 'link' };
  const width = Math.min(preferredWidth, maxWidth);
  const markup = html`<iframe
    src="${frame}"
    title="${preview.title}"
    width="${width}"
    height="${frameHeight}"
    frameborder="0"
    loading="lazy"
    sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
  ></iframe>`;
  return { ...response, type: 'rich', width, height: frameHeight, html: markup.html.replaceAll(/\s+/g, ' ') };
}

const toFramePath = (id: string) => `/embed/v1/frame/asset/${id}`;

/** Returns the call for the preview of an asset; null if the text is not an asset number. */
const toPreviewCall = (id: string): string | null =>
  parseEntityId(id) !== null ? assetPreviewCall.replace(':id', id) : null;

/** Finds the asset of a page's address. @param base URL of the site, such as `https://emberclutch.example`. @returns null for other addresses */
function findAsset(live: CompositionParts, base: string, address: string): string | null {
  const url = URL.parse(address);
  if (url === null || url.origin !== base) return null;
  for (const { page } of listOwnedPages(live)) {
    const { path, preview } = page;
    const id = preview === assetPreviewCall ? matchPath(path, url.pathname)?.['id'] : undefined;
    if (id !== undefined && parseEntityId(id) !== null) return id;
  }
  return null;
}

/** Finds the address of the page about an asset. @returns null if the site has none */
function findPageAddress(live: CompositionParts, base: string, id: string): string | null {
  const ownedPage = listOwnedPages(live).find(({ page }) => page.preview === assetPreviewCall);
  return ownedPage ? `${base}${ownedPage.page.path.replace(':id', id)}` : null;
}

const toPictureAddress = ({ site }: CompositionParts, base: string, url: PagePreview['picture']['url']) =>
  url.startsWith('/') ? `${site.config.apiBase || base}${url}` : url;

/** Height of the card in CSS pixels, for any width from 240. */
const frameHeight = 160;

interface AssetFrame {
  site: string;
  /** Whether the card must state that the site is a demonstration. */
  isDemonstration: boolean;
  preview: PagePreview;
  /** Absolute URL of the picture. */
  picture: string;
  /** Address of the page about the asset. */
  address: string;
  theme: 'light' | 'dark' | null;
}

/** Renders a page with the card of one asset, for frames on other sites. Even a frame without scripts shows the card. */
const renderFrame = ({ site, isDemonstration, preview, picture, address, theme }: AssetFrame): string =>
  renderHtmlDocument({
    title: preview.title,
    style,
    script,
    ...(theme && { className: theme }),
    body: html`<a href="${address}" target="_blank" rel="noopener">
      <img src="${picture}" alt="" width="112" height="112" />
      <span>
        <strong>${keepNumberTogether(preview.title)}</strong>
        <span class="words">${preview.description}</span>
        <small>${site}${isDemonstration ? ' (demonstration)' : ''}</small>
      </span>
    </a>`,
  });

/** Makes sure that the number of a title never breaks across lines, even on a narrow card: `Ashwing, No. 00 012`. */
const keepNumberTogether = (title: string) => title.replace(/\bNo\. (?=\d)/, 'No.\u00a0');

/** A script that reports the height of the content to the page around the frame. */
const script = `
const report = () => parent.postMessage({ type: 'emberclutch:resize', width: innerWidth, height: document.querySelector('a').offsetHeight }, '*');
new ResizeObserver(report).observe(document.querySelector('a'));
`;

const light = '--paper: #fffaf0; --ink: #2b2418; --quiet: #6a5d47; --rule: #d9ccb0; --focus: #1d5fa8;';

const dark = '--paper: #17233a; --ink: #ece6d6; --quiet: #a9b2c3; --rule: #33435f; --focus: #8fc2ff;';

const style = `
:root { color-scheme: light dark; ${light} }
@media (prefers-color-scheme: dark) { :root { ${dark} } }
:root.light { color-scheme: light; ${light} }
:root.dark { color-scheme: dark; ${dark} }
* { box-sizing: border-box; }
body { margin: 0; font: 0.875rem/1.4 system-ui, sans-serif; }
a { display: flex; gap: 1rem; min-height: ${frameHeight}px; padding: 23px 1rem; color: var(--ink); background: var(--paper); border: 1px solid var(--rule); border-radius: 0.25rem; text-decoration: none; }
a:hover strong { text-decoration: underline; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: -3px; }
img { flex: none; width: 112px; height: 112px; object-fit: cover; }
a > span { display: grid; align-content: center; gap: 0.125rem; min-width: 0; }
strong { font: 600 1.0625rem/1.2 Fraunces, Georgia, serif; }
strong, .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.words, small { color: var(--quiet); }
@media (max-width: 339px) { a { gap: 0.75rem; padding: 0.75rem; align-items: center; } img { width: 72px; height: 72px; } strong { -webkit-line-clamp: 3; } }
`;

/** Builds the policy of the frame. @param imageOrigins origins besides the site @param ancestors sources of `frame-ancestors` */
const buildFramePolicy = (imageOrigins: readonly string[], ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    `script-src ${hashSource(script)}`,
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors.join(' ')}`,
  ].join('; ');
