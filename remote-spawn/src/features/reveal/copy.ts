import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

const ringText = [
  '',
  ', with one ring: its rarity is 60 or more',
  ', with two rings: its rarity is 85 or more',
  ', with three rings: its rarity is 95 or more',
];

/** The occasion of the stage: a new purchase, a replay of it, or the replay of a hatching. */
export type Occasion = keyof typeof occasions;

const arrival = {
  sealed: (count: number) => (count === 1 ? 'It arrives under seal' : 'They arrive under seal'),
  lead: 'Hold the seal until it breaks, or press it once.',
  under: (number: string, wax: string) => `${number}, still under seal. ${wax}`,
  breakSeal: 'Break the seal',
  arrived: 'It has arrived',
};

const toItsPage = {
  keysHint: 'Enter does the same; Escape leads to its page.',
  end: 'To its page',
  skip: 'Skip to its page',
};

const occasions = {
  receipt: {
    ...arrival,
    stage: 'The arrival of what you received',
    keysHint: 'Enter does the same; Escape leads to the receipt.',
    end: 'To the receipt',
    skip: 'Skip to the receipt',
  },
  arrival: { ...arrival, ...toItsPage, stage: 'The arrival of this one, again' },
  hatching: {
    ...toItsPage,
    stage: 'The hatching of this dragon, again',
    sealed: () => 'It stirs in its shell',
    lead: 'Hold the shell until it gives way, or press it once.',
    under: (number: string) => `${number}, still in its shell`,
    breakSeal: 'Open the shell',
    arrived: 'It has hatched',
  },
};

export const copy = {
  occasions,
  missing: 'No such specimen',
  missingLead: 'Nothing in the guide has this number. It may have been mistyped.',
  failed: 'The arrival could not be shown',
  open: (count: number, golden: number, arrived: string) => {
    if (count === 1) return golden === 1 ? 'It is golden' : arrived;
    return 'They have arrived';
  },
  openLead: (count: number, golden: number) => {
    if (golden === 0) return '';
    if (count === 1) return 'Gold, from shell to ember. You will not see many of these.';
    return golden === 1 ? 'One of them is golden.' : `${formatWholeNumber(golden)} of them are golden.`;
  },
  houses: { FIRE: 'Fire', WATER: 'Water', EARTH: 'Earth', AIR: 'Air' },
  /** The hint of the wax; empty for a key. */
  wax: (house: string | null, rings: number) =>
    house === null ? '' : `Wax of the House of ${house}${ringText[rings] ?? ''}.`,
  number: (id: number) => `No. ${formatSpecimenNumber(id)}`,
  position: (index: number, count: number) =>
    `${formatWholeNumber(index + 1)} of ${formatWholeNumber(count)}`,
  next: 'Next',
  openAll: 'Open all at once',
  rarest: (gene: string, trait: string, genomes: string) => `${gene}: ${trait}, as in ${genomes} genomes.`,
  draw: 'How it was drawn',
  provable: 'Nobody chose it, and you can verify that.',
  provableLater: 'Nobody chose it. When its cycle has closed, that can be verified.',
  opened: (number: string, title: string, isGolden: boolean) =>
    `${number}: ${title}${isGolden ? ', golden' : ''}`,
};
