import { specimenNumber } from '@emberclutch/web/ui/format/specimen-number.ts';
import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';

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
  lead: 'Break the wax when you are ready.',
  keysHint: 'Press Enter, or tap the parcel; Escape leads to the receipt.',
  number: (id: number) => `No. ${specimenNumber(id)}`,
  place: (index: number, count: number) => `${wholeNumber(index + 1)} of ${wholeNumber(count)}`,
  breakSeal: 'Break the seal',
  next: 'Next',
  end: 'To the receipt',
  openAll: 'Open all at once',
  skip: 'Skip to the receipt',
  under: (number: string) => `${number}, still under seal`,
  rarest: (gene: string, trait: string, genomes: string) => `${gene}: ${trait}, as in ${genomes} genomes.`,
  draw: 'Nobody chose it: check the draw',
  opened: (number: string, title: string, isGolden: boolean) =>
    `${number}: ${title}${isGolden ? ', golden' : ''}`,
};
