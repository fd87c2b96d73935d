import { specimenNumber } from '@emberclutch/shared/ui/specimen-number';
import { wholeNumber } from '@emberclutch/shared/ui/whole-number';

export const copy = {
  stage: 'The arrival of what you received',
  sealed: (count: number) => (count === 1 ? 'It arrives under seal' : 'They arrive under seal'),
  open: (count: number) => (count === 1 ? 'It has arrived' : 'They have arrived'),
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
  opened: (number: string, title: string, isGolden: boolean) =>
    `${number}: ${title}${isGolden ? ', golden' : ''}`,
  golden: 'Gold, from shell to ember. You will not see many of these.',
};
