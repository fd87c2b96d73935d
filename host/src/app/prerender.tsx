import { StrictMode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { MemoryRouter } from '@emberclutch/web/routing';
import { siteAtom, store } from '@emberclutch/web/state';
import { App } from './App.tsx';
import { loadHostPage } from './host-pages.ts';

/**
 * Renders a page as on a first visit: signed out, in light mode, before any response. Runs when the host is built.
 */
export async function prerender(path: string, site: SiteConfig): Promise<{ html: string; style: string }> {
  store.set(siteAtom, site);
  await loadHostPage(path);
  const queryClient = createQueryClient();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      sheet.collectStyles(
        <StrictMode>
          <MemoryRouter initialEntries={[path]}>
            <QueryClientProvider client={queryClient}>
              <App />
            </QueryClientProvider>
          </MemoryRouter>
        </StrictMode>,
      ),
    );
    const style = sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
    // The title is in the head of the composed page, where React finds it when hydrating.
    return { html: html.replace(/^(<link[^>]*>)*<title>[^<]*<\/title>/, ''), style };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
}
