import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { QueryClientProvider } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { rendered, siteAtom, store } from '@emberclutch/web/state';
import { MemoryRouter } from '@emberclutch/web/routing';
import { loadHostPage } from '../host-pages.ts';
import { App } from '../App.tsx';

/** Renders a page as for a first visit: signed out, in light mode, before any response. For a page of a remote, renders its placeholder. */
export async function prerender(path: string, site: SiteConfig): Promise<{ html: string; style: string }> {
  store.set(siteAtom, site);
  rendered.at = null;
  await loadHostPage(path);
  const queryClient = createQueryClient();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<ServerApp address={path} queryClient={queryClient} />));
    return { html: removeTitle(html), style: collectStyles(sheet) };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
}

/** Removes the title from the HTML. The composed page has it in its head, where React finds it during hydration. */
export const removeTitle = (html: string): string => html.replace(/^(<link[^>]*>)*<title>[^<]*<\/title>/, '');

export const collectStyles = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');

/** The application as Node renders it. `bootstrap.tsx` hydrates it. */
export const ServerApp = ({ address, queryClient }: { address: string; queryClient: QueryClient }) => (
  <StrictMode>
    <MemoryRouter initialEntries={[address]}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </MemoryRouter>
  </StrictMode>
);
