import type { RemotePage } from '@emberclutch/shared/contract/site';
import { paths } from '@emberclutch/shared/routing/paths';

/** The pages that the host shows itself. Each story of the news is one more: the build finds them. */
export const pages: RemotePage[] = [
  {
    path: paths.home,
    title: 'A field guide to living dragons',
    description:
      'Find eggs in seasonal spawn cycles, keep them while they stir, and be the first to see what they were all along: dragons, each drawn from its own genome.',
    picture: 'pictures/home.jpg',
    firstCall: '/v1/seasons/current',
  },
  {
    path: paths.about,
    title: 'About',
    description:
      'Every dragon began as sixty-four characters and a wax seal. How eggs, seasons and spawn cycles work, and what we hold ourselves to.',
    picture: 'pictures/about.jpg',
  },
  {
    path: paths.team,
    title: 'Team',
    description: 'Naturalists, illuminators, clock keepers: the nine desks that every egg passes on its way.',
    picture: 'pictures/team.jpg',
  },
  {
    path: paths.news,
    title: 'News',
    description: 'What has changed in the guide, what we found, and what is about to hatch. With a feed.',
    picture: 'pictures/news.jpg',
  },
  {
    path: paths.whitepaper,
    title: 'Whitepaper',
    description:
      'How an egg is decided and how to check it in your own browser: genomes, the sealed draw, rarity, seasons, stock.',
    picture: 'pictures/whitepaper.jpg',
  },
  {
    path: paths.terms,
    title: 'Terms',
    description:
      'What holds between keepers and whoever runs this site: accounts, eggs, chance, paying, fair play.',
  },
  {
    path: paths.privacy,
    title: 'Privacy',
    description:
      'What is stored about you, field by field, why, and for how long. No trackers, and cookies for signing in alone.',
  },
  {
    path: paths.marketplace,
    title: 'Marketplace',
    description: 'Coming Soon: what will stand on the stalls of the marketplace, and what will not.',
    picture: 'pictures/marketplace.jpg',
  },
  { path: paths.myAssets, title: 'My Collection' },
];
