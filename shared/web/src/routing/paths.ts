/** Paths of the pages that apps link to. A function called with the name of its segment (`':id'`) returns the pattern of the page. */
export const paths = {
  home: '/',
  about: '/about',
  team: '/team',
  news: '/news',
  newsStory: (slug: string) => `/news/${slug}`,
  whitepaper: '/whitepaper',
  terms: '/terms',
  privacy: '/privacy',
  marketplace: '/marketplace',
  login: '/login',
  /** @param next path, search and hash of the page to return to after signing in */
  loginFor: (next: string) => `/login?${new URLSearchParams({ next })}`,
  register: '/register',
  reset: '/reset',
  /** Asks players whether another site may read what they own. Embedded elements of older releases open it, too. */
  verify: '/verify',
  profile: '/profile',
  profileTab: (tab: 'security' | 'preferences' | 'purchases') => `/profile?tab=${tab}`,
  community: '/community',
  hatchery: '/hatchery',
  allEggs: '/hatchery/all-eggs',
  sealed: '/hatchery/sealed',
  incubating: '/hatchery/incubating',
  hatching: '/hatchery/hatching',
  hatched: '/hatchery/hatched',
  /** The same page under the name of the site: composing a site and creating routes replace `{slug}`. */
  world: '/{slug}-world',
  details: (id: number | ':id') => `/details/${id}`,
  genomeExplorer: (id: number | ':id') => `/genome-explorer/${id}`,
  spawn: '/spawn',
  seasons: '/seasons',
  myCollection: '/my-collection',
  myAssets: '/my-assets',
} as const;

/** The pages on which a player signs in. */
export const signInPaths = [paths.login, paths.register, paths.verify, paths.reset] as const;
