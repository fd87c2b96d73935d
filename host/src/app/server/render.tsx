import type { QueryClient } from '@tanstack/react-query';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { rendered, siteAtom, store } from '@emberclutch/web/state';
import { isDehydrated } from '@emberclutch/web/api/not-dehydrated.ts';
import { isBug } from '../../platform/errors/report-caught.ts';
import { failedOnServer } from '../../platform/errors/report-recovered.ts';
import { remotePageOf } from '../../platform/remotes/registry.ts';
import { remoteRoutes } from '../../platform/remotes/remote-routes.ts';
import { loadHostPage } from '../host-pages.ts';
import { CachedRules } from './CachedRules.tsx';
import { stylesOf, withoutTitle } from './prerender.tsx';
import { readQueriesWhileRendering } from './read-queries-while-rendering.ts';
import { ServerApp } from './ServerApp.tsx';

/** A Suspense that React has given up, and whose fallback is nothing. */
const emptyPlace = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/;

/**
 * Renders a page for a signed-out visitor with the answers of the API that it asks for. A part whose answer fails is left to
 * the browser. One page at a time, because all pages of a thread use the same stores.
 * @param address path and query of the page
 * @param at epoch seconds
 * @returns null if answers failed that the page cannot do without
 * @throws {Error} what a component throws, also inside a Suspense, where React would leave an empty place
 */
export async function render(
  address: string,
  page: PageData,
  at: number,
): Promise<Omit<RenderedPage, 'calls'> | null> {
  const { pathname } = new URL(address, 'http://site.invalid');
  store.set(siteAtom, page.site);
  rendered.at = at;
  await loadHostPage(pathname);
  const ofRemote = remotePageOf(pathname);
  if (ofRemote) await remoteRoutes(ofRemote.remote, ofRemote.page);

  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const reading = readQueriesWhileRendering();
  try {
    let result = await renderOnce(address, queryClient);
    if (reading.isOutdated()) result = await renderOnce(address, queryClient);
    const { html, style, bugs } = result;
    if (bugs.length > 0) throw bugs[0];
    if (emptyPlace.test(html)) return null;
    return { html, style, from: { at, answers: answersIn(queryClient) } };
  } finally {
    reading.end();
    queryClient.clear();
  }
}

async function renderOnce(
  address: string,
  queryClient: QueryClient,
): Promise<Pick<RenderedPage, 'html' | 'style'> & { bugs: unknown[] }> {
  const sheet = new ServerStyleSheet();
  const bugs: unknown[] = [];
  try {
    const { prelude } = await prerender(
      <CachedRules>
        {sheet.collectStyles(<ServerApp address={address} queryClient={queryClient} />)}
      </CachedRules>,
      {
        // Everything in its place: parts that come later would need inline scripts.
        progressiveChunkSize: Infinity,
        // A failed answer is left to the browser, which shows the words for it.
        onError(error) {
          if (isBug(error)) bugs.push(error);
          return failedOnServer;
        },
      },
    );
    return { html: withoutTitle(await textOf(prelude)), style: stylesOf(sheet), bugs };
  } finally {
    sheet.seal();
  }
}

/** Without a `Response` around it, which takes as long as a tenth of the rendering. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** Without answers that another one contains, and without data that is more than JSON: the browser reads it. */
function answersIn(queryClient: QueryClient): RenderedPage['from']['answers'] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ meta, state }) => isDehydrated(meta) && state.data !== undefined })
    .filter(({ state }) => isJson(state.data))
    .map(({ queryKey, state }) => [[...queryKey], state.data]);
}

/** Whether data is the same after its way through the page. */
function isJson(data: unknown): boolean {
  if (Array.isArray(data)) return data.every(isJson);
  if (typeof data !== 'object' || data === null)
    return typeof data !== 'bigint' && typeof data !== 'function';
  return Object.getPrototypeOf(data) === Object.prototype && Object.values(data).every(isJson);
}
