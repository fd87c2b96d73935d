import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { rendered, siteAtom, store } from '@emberclutch/web/state';
import { loadHostPage } from '../host-pages.ts';
import { ServerApp } from './ServerApp.tsx';

/** Renders a page as for a first visit: signed out, in light mode, before any response. Renders the placeholder of a remote's page. */
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
