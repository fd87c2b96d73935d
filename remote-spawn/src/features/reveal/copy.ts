import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';

const ringWords = [
  '',
  ', with one ring: rarer than about 60 in 100',
  ', with two rings: rarer than about 85 in 100',
  ', with three rings: rarer than about 95 in 100',
];

export const copy = {
  stage: 'The arrival of what you received',
  sealed: (count: number) => (count === 1 ? 'It arrives under seal' : 'They arrive under seal'),
  open: (count: number, golden: number) => {
    if (count === 1) return golden === 1 ? 'It is golden' : 'It has arrived';
    return 'They have arrived';
  },
  openLead: (count: number, golden: number) => {
    if (golden === 0) return '';
    if (count === 1) return 'Gold, from shell to ember. You will not see many of these.';
    return golden === 1 ? 'One of them is golden.' : `${wholeNumber(golden)} of them are golden.`;
  },
  lead: 'Hold the seal until it breaks, or press it once.',
  keysHint: 'Enter does the same; Escape leads to the receipt.',
  sound: 'Sound',
  houses: { FIRE: 'Fire', WATER: 'Water', EARTH: 'Earth', AIR: 'Air' },
  /** What the wax tells; empty for a key. */
  wax: (house: string | null, rings: number) =>
    house === null ? '' : `Wax of the House of ${house}${ringWords[rings] ?? ''}.`,
  number: (id: number) => `No. ${specimenNumber(id)}`,
  place: (index: number, count: number) => `${wholeNumber(index + 1)} of ${wholeNumber(count)}`,
  breakSeal: 'Break the seal',
  next: 'Next',
  end: 'To the receipt',
  openAll: 'Open all at once',
  skip: 'Skip to the receipt',
  under: (number: string, wax: string) => `${number}, still under seal. ${wax}`,
  rarest: (gene: string, trait: string, genomes: string) => `${gene}: ${trait}, as in ${genomes} genomes.`,
  draw: 'How it was drawn',
  repeat: 'Repeat the check',
  proof: {
    true: 'Nobody chose it: the draw was verified here, from the secret of its cycle.',
    false: 'Its draw could not be verified: the genome does not follow from the secret of its cycle.',
  },
  provenLater: 'Nobody chose it. When its cycle has closed, that can be verified.',
  opened: (number: string, title: string, isGolden: boolean) =>
    `${number}: ${title}${isGolden ? ', golden' : ''}`,
};
