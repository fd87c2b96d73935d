import { formatWholeNumber } from '../../format/format-whole-number.ts';

export const copy = {
  title: 'Compare',
  eyebrow: 'Side by side',
  lead: (count: number) =>
    count === 0
      ? 'Two to four eggs, dragons or keys on one page of the guide.'
      : count === 1
        ? 'One is here. Add another one to compare it with.'
        : `${count === 2 ? 'Two' : count === 3 ? 'Three' : 'Four'} plates of the guide on one page.`,
  titleOf: (numbers: string[]) => `Compare ${numbers.map((number) => `No. ${number}`).join(', ')}`,
  leave: 'Back to the list',
  caption:
    'What each is, how rare, when it came and what it carries. The best of a row has a star and a word.',
  table: 'Comparison',
  corner: 'Specimen',
  number: (number: string) => `No. ${number}`,
  picture: 'Picture',
  loading: 'Fetching',
  failed: 'Not loaded',
  missing: 'Not found',
  notKnown: 'Not known',
  expected: 'expected',
  yes: 'Yes',
  no: 'No',
  key: (state: string) => `Gateway key, ${state}`,
  mixed: 'A gateway key has no genome, rarity or hatching: only what all of them have is compared.',

  empty: 'Nothing to compare yet',
  emptyLead: 'Choose two to four in a list.',
  toList: 'Choose in the list',

  groups: {
    facts: 'What it is',
    rarity: 'How rare it is',
    timeline: 'Its life',
    genome: 'Genome, gene by gene',
  },
  rows: {
    kind: 'Kind',
    golden: 'Golden',
    season: 'Season',
    owner: 'Keeper',
    house: 'House',
    charm: 'Charm of making',
    rarity: 'Rarity',
    rank: 'Rank',
    spawned: 'Spawned',
    incubating: 'Incubating',
    hatching: 'Begins to hatch',
    hatched: 'Hatched',
  },
  best: { rarity: 'Rarest', rank: 'Best rank', spawned: 'Oldest', hatched: 'First to hatch', gene: 'Rarest' },
  differs: 'Differs',
  onlyDifferences: 'Only differences',
  differences: (differing: number, all: number) =>
    differing === 0
      ? 'They are the same in every row.'
      : `${formatWholeNumber(differing)} of ${formatWholeNumber(all)} rows differ.`,

  remove: 'Remove',
  removed: (number: string) => `No. ${number} is removed.`,
  changed: (number: string, kind: string) => `No. ${number} has changed: ${kind}`,
  picker: (place: number) => (place === 0 ? 'On the left' : 'On the right'),

  unknownNumber: (number: string) => `Nothing in the guide has the number ${number}.`,
  failedNumber: (number: string, reason: string) => `No. ${number} could not be loaded. ${reason}`,
  retry: 'Retry',

  print: 'Print',
};
