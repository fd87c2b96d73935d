import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createQueryClient } from '@emberclutch/web/api/query-client.ts';
import type { SiteConfig } from '@emberclutch/contract/site/site.ts';
import { rendered, siteAtom, store } from '@emberclutch/web/state';
import { loadHostPage } from '../host-pages.ts';
import { ServerApp } from './ServerApp.tsx';

/** Renders a page as on a first visit: signed out, in light mode, before any response. For a page of a remote, this is its placeholder. */
export async function prerender(path: string, site: SiteConfig): Promise<{ html: string; style: string }> {
  store.set(siteAtom, site);
  rendered.at = null;
  await loadHostPage(path);
  const queryClient = createQueryClient();
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<ServerApp address={path} queryClient={queryClient} />));
    return { html: withoutTitle(html), style: collectStyles(sheet) };
  } finally {
    sheet.seal();
    queryClient.clear();
  }
}

/** The title is in the head of the composed page, where React finds it when hydrating. */
export const withoutTitle = (html: string): string =>
  html.replace(/^(<link[^>]*>)*<title>[^<]*<\/title>/, '');

export const collectStyles = (sheet: ServerStyleSheet): string =>
  sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '');
