import { dehydrate } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet, StyleSheetContext } from 'styled-components';
import type { IStyleSheetContext } from 'styled-components';
import type { PageData } from '@emberclutch/contract/site/site.ts';
import type { RenderedPage } from '@emberclutch/contract/site/rendered-page.ts';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import { rendered, siteAtom, store } from '@emberclutch/web/state';
import { findPageQueries } from '@emberclutch/web/routing/page-query.ts';
import type { PageQueryList } from '@emberclutch/web/routing/page-query.ts';
import { readListedQueries } from '@emberclutch/web/routing/read-listed-queries.ts';
import { seasonQueries } from '@emberclutch/web/api/seasons.ts';
import { isBug } from '../../platform/errors/report-caught.ts';
import { serverFailureDigest } from '../../platform/errors/report-recovered.ts';
import { findRemotePage } from '../../platform/remotes/get-registry.ts';
import { getRemoteRoutes } from '../../platform/remotes/get-remote-routes.ts';
import { findHostPage, loadHostPage } from '../host-pages.ts';
import { pages } from '../../pages.ts';
import { collectStyles, removeTitle, ServerApp } from './prerender.tsx';

/** The build replaces this expression with its mode. */
declare const process: { readonly env: { readonly NODE_ENV: string } };

/** A Suspense boundary that failed on the server and whose fallback is empty. */
const emptySuspense = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/;

/**
 * Renders a page for a signed-out visitor with the results of the queries that its row lists. The browser renders parts whose query has failed.
 * Must not be called again before it has resolved, because all pages of a process share the same stores.
 * @param at epoch seconds
 * @returns null if a query that the page requires has failed
 * @throws {Error} the error of a component, even inside a Suspense boundary, because React would leave an empty element there; in
 * development also an error about a query that the row does not list
 */
export async function render(address: string, page: PageData, at: number): Promise<RenderedPage | null> {
  store.set(siteAtom, page.site);
  rendered.at = at;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  try {
    const { listedHashes, findUnlistedHashes } = await readListedQueries(queryClient, [
      seasonQueries.current(),
      loadPageQueries(queryClient, new URL(address, 'http://site.invalid')),
    ]);
    const { html, style, bugs } = await renderToText(address, queryClient);
    if (bugs.length > 0) throw bugs[0];
    const unlistedHashes = process.env.NODE_ENV === 'production' ? [] : findUnlistedHashes();
    if (unlistedHashes.length > 0)
      throw new Error(
        `The page table row of ${address} does not list the queries ${unlistedHashes.join(', ')}`,
      );
    if (emptySuspense.test(html)) return null;
    const client = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryHash, state }) => listedHashes.has(queryHash) && state.data !== undefined,
    });
    return { html, style, from: { at, client } };
  } finally {
    queryClient.clear();
  }
}

async function loadPageQueries(client: QueryClient, address: URL): Promise<PageQueryList> {
  const { pathname } = address;
  await loadHostPage(pathname);
  if (findHostPage(pathname)) return findPageQueries(client, pages, address);
  const remotePage = findRemotePage(pathname);
  if (!remotePage) return [];
  return findPageQueries(
    client,
    (await getRemoteRoutes(remotePage.remote, remotePage.page)).pages ?? [],
    address,
  );
}

async function renderToText(
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
        // One chunk, because streaming parts later would need inline scripts.
        progressiveChunkSize: Infinity,
        // The browser handles a failed query, and shows a message for it.
        onError(error) {
          if (isBug(error)) bugs.push(error);
          return serverFailureDigest;
        },
      },
    );
    return { html: removeTitle(await readText(prelude)), style: collectStyles(sheet), bugs };
  } finally {
    sheet.seal();
  }
}

/** Reads the stream directly: a `Response` would take a tenth of the rendering time. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

type Compile = IStyleSheetContext['stylis'];

/** Compiled rules by selector and source. Styles are static, so there is one entry per styled component. */
const cache = new Map<string, string[]>();

/** More entries than the styled components of all apps. */
const maxEntries = 5_000;

/** Compiles each style once per process. Otherwise the new style sheet of each page would compile all styles of the page again. */
function CachedRules({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return (
    <StyleSheetContext.Provider value={{ ...context, stylis: cacheRules(context.stylis) }}>
      {children}
    </StyleSheetContext.Provider>
  );
}

function cacheRules(compile: Compile): Compile {
  const compileOnce = (css: string, selector = '', prefix = '', componentId = '&') => {
    const key = `${selector} ${prefix} ${componentId} ${css}`;
    const rules = cache.get(key) ?? compile(css, selector, prefix, componentId);
    if (cache.size < maxEntries) cache.set(key, rules);
    return rules;
  };
  return Object.assign(compileOnce, { hash: compile.hash });
}
