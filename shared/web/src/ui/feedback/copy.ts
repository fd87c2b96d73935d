import { formatWholeNumber } from '../format/format-whole-number.ts';

export const copy = {
  retry: 'Retry',
  noAnswer: 'No answer yet.',
  retrying: 'No answer yet. Trying again.',
  failureTitle: 'That did not work',
  retryIn: (seconds: number) =>
    `Try again in ${seconds < 120 ? formatCount(seconds, 'second') : formatCount(Math.ceil(seconds / 60), 'minute')}.`,
  skipped: (skipped: number, total: number) =>
    `${formatWholeNumber(skipped)} of ${formatWholeNumber(total)} could not be loaded`,
};

const formatCount = (count: number, unit: string) =>
  `${formatWholeNumber(count)} ${unit}${count === 1 ? '' : 's'}`;
