import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

export const copy = {
  more: (shown: number, total: number | undefined) =>
    total === undefined
      ? `Load more (${formatWholeNumber(shown)} so far)`
      : `Load more (${formatWholeNumber(shown)} of ${formatWholeNumber(total)})`,
  earlier: 'Earlier ones',
  loaded: (added: string, shown: number, total: number | undefined) =>
    `${added} more. ${total === undefined ? formatWholeNumber(shown) : `${formatWholeNumber(shown)} of ${formatWholeNumber(total)}`} shown.`,
  stopped: 'The list goes on, but its next 20 pages had nothing new.',
  moreFailed: 'The next ones could not be loaded.',
  autoLoad: 'Load more as I scroll',
};
