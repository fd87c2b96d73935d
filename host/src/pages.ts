import type { AppPage } from '@emberclutch/web/routing/app-page.ts';
import { paths } from '@emberclutch/web/routing/paths.ts';

/** A page of the host, or the former address of another page. */
export type HostPage = AppPage | (Omit<AppPage, 'load'> & { redirectTo: string });

const newsPicture = 'pictures/news.jpg';

/** The pages of the host. The build replaces the pattern of news stories with one page per story. */
export const pages: HostPage[] = [
  {
    id: 'home',
    path: paths.home,
    title: 'A field guide to living dragons',
    description:
      'Find eggs in seasonal spawn cycles, keep them while they stir, and be the first to see what they were all along: dragons, each drawn from its own genome.',
    picture: 'pictures/home.jpg',
    isRendered: true,
    queries: () => [
      import(/* webpackChunkName: "page-home" */ './features/home/list-home-queries.ts').then(
        ({ listHomeQueries }) => listHomeQueries(),
      ),
    ],
    load: async () =>
      (await import(/* webpackChunkName: "page-home" */ './features/home/HomePage.tsx')).HomePage,
  },
  {
    id: 'about',
    path: paths.about,
    title: 'About',
    description:
      'Every dragon began as sixty-four characters and a wax seal. How eggs, seasons and spawn cycles work, and what we hold ourselves to.',
    picture: 'pictures/about.jpg',
    load: async () =>
      (await import(/* webpackChunkName: "page-about" */ './features/public-pages/about/AboutPage.tsx'))
        .AboutPage,
  },
  {
    id: 'team',
    path: paths.team,
    title: 'Team',
    description: 'Who runs this site, where to write to, and how the guide is made.',
    picture: 'pictures/team.jpg',
    load: async () =>
      (await import(/* webpackChunkName: "page-team" */ './features/public-pages/team/TeamPage.tsx'))
        .TeamPage,
  },
  {
    id: 'news',
    path: paths.news,
    title: 'News',
    description: 'What has changed in the guide, what we found, and what is about to hatch. With a feed.',
    picture: newsPicture,
    queries: () => [
      import(/* webpackChunkName: "page-news" */ '@emberclutch/web/api/season-calendar.ts').then(
        ({ calendarQueries }) => [calendarQueries.cycles()],
      ),
    ],
    load: async () =>
      (await import(/* webpackChunkName: "page-news" */ './features/public-pages/news/NewsPage.tsx'))
        .NewsPage,
  },
  {
    id: 'newsStory',
    path: paths.newsStory(':slug'),
    title: 'News',
    picture: newsPicture,
    load: async () =>
      (await import(/* webpackChunkName: "page-news" */ './features/public-pages/news/NewsPage.tsx'))
        .StoryPage,
  },
  {
    id: 'whitepaper',
    path: paths.whitepaper,
    title: 'Whitepaper',
    description:
      'How an egg is decided and how to check it in your own browser: genomes, the sealed draw, rarity, seasons, stock.',
    picture: 'pictures/whitepaper.jpg',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-whitepaper" */ './features/public-pages/whitepaper/WhitepaperPage.tsx'
        )
      ).WhitepaperPage,
  },
  {
    id: 'terms',
    path: paths.terms,
    title: 'Terms',
    description:
      'What holds between keepers and the people who run this site: accounts, eggs, chance, paying, fair play.',
    load: async () =>
      (await import(/* webpackChunkName: "page-legal" */ './features/public-pages/legal/TermsPage.tsx'))
        .TermsPage,
  },
  {
    id: 'privacy',
    path: paths.privacy,
    title: 'Privacy',
    description:
      'What is stored about you, field by field, why, and for how long. No trackers, and cookies for signing in alone.',
    load: async () =>
      (await import(/* webpackChunkName: "page-legal" */ './features/public-pages/legal/PrivacyPage.tsx'))
        .PrivacyPage,
  },
  {
    id: 'marketplace',
    path: paths.marketplace,
    title: 'Marketplace',
    description: 'Coming Soon: what will stand on the stalls of the marketplace, and what will not.',
    picture: 'pictures/marketplace.jpg',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-marketplace" */ './features/public-pages/marketplace/MarketplacePage.tsx'
        )
      ).MarketplacePage,
  },
  { id: 'myAssets', path: paths.myAssets, title: 'My Collection', redirectTo: paths.myCollection },
];
