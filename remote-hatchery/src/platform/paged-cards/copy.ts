import { wholeNumber } from '@emberclutch/web/ui/format/whole-number.ts';

export const copy = {
  more: (shown: number, total: number | undefined) =>
    total === undefined
      ? `Load more (${wholeNumber(shown)} so far)`
      : `Load more (${wholeNumber(shown)} of ${wholeNumber(total)})`,
  earlier: 'Earlier ones',
  loaded: (added: string, shown: number, total: number | undefined) =>
    `${added} more. ${total === undefined ? wholeNumber(shown) : `${wholeNumber(shown)} of ${wholeNumber(total)}`} shown.`,
  stopped: 'The list goes on, but its next 20 pages had nothing new.',
  moreFailed: 'The next ones could not be loaded.',
  autoLoad: 'Load more as I scroll',
};
