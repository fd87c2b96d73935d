import type { ComponentType } from 'react';
import { matchPath, paths } from '@emberclutch/shared/routing/paths';

interface PublicPage {
  pattern: string;
  load: () => Promise<ComponentType>;
}

/**
 * The host's own pages, each in a chunk of its own: whoever looks at eggs does not pay for them. A chunk is called after
 * the first part of the path, by which composed pages preload it.
 */
const publicPages: PublicPage[] = [
  {
    pattern: paths.home,
    load: async () => (await import(/* webpackChunkName: "page-home" */ '../home/HomePage.tsx')).HomePage,
  },
  {
    pattern: paths.about,
    load: async () => (await import(/* webpackChunkName: "page-about" */ './about/AboutPage.tsx')).AboutPage,
  },
  {
    pattern: paths.team,
    load: async () => (await import(/* webpackChunkName: "page-team" */ './team/TeamPage.tsx')).TeamPage,
  },
  {
    pattern: paths.news,
    load: async () => (await import(/* webpackChunkName: "page-news" */ './news/NewsPage.tsx')).NewsPage,
  },
  {
    pattern: paths.newsStory(':slug'),
    load: async () => (await import(/* webpackChunkName: "page-news" */ './news/NewsPage.tsx')).StoryPage,
  },
  {
    pattern: paths.whitepaper,
    load: async () =>
      (await import(/* webpackChunkName: "page-whitepaper" */ './whitepaper/WhitepaperPage.tsx'))
        .WhitepaperPage,
  },
  {
    pattern: paths.terms,
    load: async () => (await import(/* webpackChunkName: "page-terms" */ './legal/TermsPage.tsx')).TermsPage,
  },
  {
    pattern: paths.privacy,
    load: async () =>
      (await import(/* webpackChunkName: "page-privacy" */ './legal/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    pattern: paths.marketplace,
    load: async () =>
      (await import(/* webpackChunkName: "page-marketplace" */ './marketplace/MarketplacePage.tsx'))
        .MarketplacePage,
  },
];

export const publicPatternOf = (pathname: string): string | undefined =>
  publicPages.find(({ pattern }) => matchPath(pattern, pathname))?.pattern;

const asked = new Map<string, Promise<ComponentType>>();
const here = new Map<string, ComponentType>();

/** The page of a path, where its chunk is here already: what was prerendered can be taken over at once. */
export const loadedPublicPage = (pattern: string) => here.get(pattern);

/**
 * Fetches the page of a path once; nothing happens where the path is none of ours. After a failure the next call tries
 * again.
 */
export function loadPublicPage(pathname: string): Promise<ComponentType | undefined> {
  const page = publicPages.find(({ pattern }) => matchPath(pattern, pathname));
  if (!page) return Promise.resolve(undefined);
  const { pattern, load } = page;
  const before = asked.get(pattern);
  if (before) return before;
  const loading = load().then((Component) => {
    here.set(pattern, Component);
    return Component;
  });
  asked.set(pattern, loading);
  return loading;
}

/** After a failure: the next call fetches anew. */
export const resetPublicPage = (pattern: string) => asked.delete(pattern);
