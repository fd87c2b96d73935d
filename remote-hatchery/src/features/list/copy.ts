import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

export const formatEggCount = (count: number) => (count === 1 ? '1 egg' : `${formatWholeNumber(count)} eggs`);

export const copy = {
  overview: {
    title: 'Hatchery',
    eyebrow: 'The community',
    lead: 'Every egg of every keeper, from the seal to the first crack.',
    description:
      'Every dragon egg of every keeper, newest or rarest first: sealed, incubating and hatching, each drawn from its own genome.',
    totals: 'The hatchery in numbers',
    /** Each label follows its count. */
    counts: {
      totalGoldenEggs: (count: number | null) => (count === 1 ? 'Golden egg' : 'Golden eggs'),
      totalGatewayKeys: (count: number | null) => (count === 1 ? 'Gateway key' : 'Gateway keys'),
    },
    uncounted: 'The numbers could not be loaded just now.',
  },

  tabs: 'Eggs by state',
  hatched: 'Hatched',
  lists: {
    all: {
      title: 'All eggs',
      tab: 'All eggs',
      lead: 'Sealed, incubating and hatching eggs of all keepers.',
      description: 'All dragon eggs of all keepers in one list, with their season, keeper and rarity.',
    },
    sealed: {
      title: 'Sealed eggs',
      tab: 'Sealed',
      lead: 'Whole, under a wax seal, until their cycle ends.',
      description: 'Dragon eggs of the cycle that is open: whole, under a wax seal, until it ends.',
    },
    incubating: {
      title: 'Incubating eggs',
      tab: 'Incubating',
      lead: 'Lit from within: something is growing.',
      description: 'Dragon eggs in which something is growing, and when each of them will hatch.',
    },
    hatching: {
      title: 'Hatching eggs',
      tab: 'Hatching',
      lead: 'Cracked and glowing. It will not be long.',
      description: 'Dragon eggs that are about to hatch: cracked, glowing, and counting down.',
    },
  },

  list: {
    search: 'Search by name or charm',
    orders: {
      newest: 'Newest first',
      rarest: 'Rarest first',
      hatching: 'Hatching soonest',
      dense: 'Densest genome',
    },
    loading: 'Reading the list',
    empty: 'No eggs here just now',
    emptyLead: 'Eggs change by themselves. Others are in another state, or have not been spawned yet.',
    noMatch: 'No egg matches',
    noMatchLead: 'Without the filters there may be more to see.',
    noNumberLead: 'This search reads names and charms. A number has a page of its own.',
    openNumber: (number: string) => `Open No. ${number}`,
    clear: 'Show all',
    spawn: 'Spawn eggs',
    seeAll: 'See all eggs',
  },
};
