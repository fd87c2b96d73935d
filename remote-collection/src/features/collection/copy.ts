import type { AssetState } from '@emberclutch/contract/asset/asset-values.ts';
import { copy as assetCopy, elementNames } from '@emberclutch/web/ui/asset/copy.ts';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

const listPages = (pages: number[]) =>
  `${pages.length === 1 ? 'Page' : 'Pages'} ${pages.map(formatWholeNumber).join(', ')}`;

export const copy = {
  title: 'My Collection',
  eyebrow: 'Your shelf in the guide',
  lead: 'Everything you own is kept here.',
  failed: 'Your collection could not be loaded',
  loading: 'Reading your collection',
  /** Specification, section 5. */
  noUserId: 'User ID not found. Please log in again.',
  logIn: 'Login',

  show: 'What to show',
  all: 'All',
  kinds: { eggs: 'Eggs', dragons: 'Dragons', keys: 'Keys' },

  filter: { state: 'State', search: 'Search by name, charm or number' },
  /** In the order of the menu. The first is the default. */
  orders: {
    newest: 'Newest first',
    rarest: 'Rarest first',
    hatching: 'Hatching soonest',
    name: 'By name',
    number: 'By number',
    state: 'By state',
    house: 'By house',
    season: 'By season',
  },
  states: {
    SEALED: 'Sealed',
    INCUBATING: 'Incubating',
    HATCHING: 'Hatching',
    HATCHED: 'Hatched',
    UNUSED: 'Unused',
    USED: 'Used',
  } satisfies Record<AssetState, string>,
  elements: elementNames,
  house: assetCopy.house,
  unknown: '–',
  view: 'How to see the collection',
  views: { grid: 'Cards', table: 'Table' },
  /** For a list that is still growing: `300 of 1,000 read`. */
  read: (count: number, total: number | undefined) =>
    total === undefined
      ? `${formatWholeNumber(count)} read so far`
      : `${formatWholeNumber(count)} of ${formatWholeNumber(total)} read`,
  reading: 'Pages of the collection that are read',
  shown: (count: number) => (count === 1 ? '1 shown' : `${formatWholeNumber(count)} shown`),
  /** Headings of the table, from left to right, by the order that each of them sorts by. */
  columns: {
    number: 'No.',
    name: 'Name',
    state: 'State',
    house: 'House',
    season: 'Season',
    rarest: 'Rarity',
    hatching: 'Hatches',
  },
  hatchesIn: (timeLeft: string) => `in ${timeLeft}`,
  stats: {
    label: 'The collection in numbers',
    /** Labels that follow a count. */
    figures: {
      totalAssets: () => 'In all',
      totalDragons: (count) => (count === 1 ? 'Dragon' : 'Dragons'),
      totalSealedEggs: (count) => (count === 1 ? 'Sealed egg' : 'Sealed eggs'),
      totalIncubatingEggs: () => 'Incubating',
      totalHatchingEggs: () => 'Hatching',
      totalGatewayKeys: (count) => (count === 1 ? 'Gateway key' : 'Gateway keys'),
      totalGoldenEggs: (count) => (count === 1 ? 'Golden egg' : 'Golden eggs'),
    } satisfies Record<string, (count: number | null) => string>,
    failed: 'The numbers could not be loaded just now.',
  },
  progress: {
    title: 'Progress',
    summary: (filled: number, of: number) =>
      `${formatWholeNumber(filled)} of ${formatWholeNumber(of)} places filled, by house and season`,
    caption: 'Eggs and dragons by the season they were spawned in, their house and their state',
    none: 'None',
    of: (count: number, ...place: string[]) => `${formatWholeNumber(count)} of ${place.join(', ')}`,
  },
  shelves: {
    hatching: 'Hatching next',
    golden: 'Golden',
    all: (count: number) => `Show all ${formatWholeNumber(count)}`,
    allOf: (count: number, title: string) => `Show all ${formatWholeNumber(count)}: ${title}`,
  },
  gaps: {
    failedPages: (pages: number[]) =>
      `${listPages(pages)} of your collection could not be loaded. The others are here.`,
    ended: 'Reading stopped there, so later pages are missing, too.',
    interrupted: 'Reading your collection was interrupted. What was read before is here.',
    keysFailed: 'Your gateway keys could not be loaded. Everything else you own is here.',
    failedKeyPages: (pages: number[]) =>
      `${listPages(pages)} of your gateway keys could not be loaded. The others are here.`,
    retry: 'Retry',
    page_limit: (count: number) =>
      `The newest ${formatWholeNumber(count)} are shown. You own more: look for the others in the hatchery, by name or number.`,
    empty_pages: (count: number) =>
      `${formatWholeNumber(count)} are shown. The provider reports more than it has sent. If one of yours is missing, reload the page in a while.`,
    keys: {
      page_limit: (count: number) =>
        `The newest ${formatWholeNumber(count)} gateway keys are shown. Older ones follow as you redeem them.`,
      empty_pages: (count: number) =>
        `${formatWholeNumber(count)} gateway keys are shown. The provider reports more than it has sent. If one of yours is missing, reload the page in a while.`,
    },
  },

  empty: {
    title: 'Nothing on the shelf yet',
    text: 'Eggs are laid while a spawn cycle is open. Choose yours, and they will stand here, sealed and numbered.',
    action: 'Spawn your first eggs',
    closed: 'No spawn cycle is open at the moment. Eggs that you spawn in the next one will stand here.',
    opens: 'The next cycle opens on ',
    calendar: 'See the season calendar',
  },
  noMatch: {
    eggs: {
      title: 'No eggs here',
      text: 'Everything you own has hatched already, or is a key. New eggs come with each spawn cycle.',
    },
    dragons: {
      title: 'No dragons yet',
      text: 'None of your eggs has hatched so far. Each says on its page when it is due.',
    },
    keys: {
      title: 'No gateway keys',
      text: 'A gateway key is redeemed for one egg, without paying. You have none at the moment.',
    },
    title: 'Nothing matches',
    text: 'Without the filters there is more to see.',
    clear: 'Clear the filters',
    action: 'Show everything',
  },
};
