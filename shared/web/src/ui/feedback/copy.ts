import { wholeNumber } from '../format/whole-number.ts';

/** Words of the components in this folder. */
export const copy = {
  retry: 'Retry',
  retrying: 'No answer yet. Trying again.',
  failureTitle: 'That did not work',
  skipped: (skipped: number, of: number) => `${wholeNumber(skipped)} of ${wholeNumber(of)} could not be read`,
};
