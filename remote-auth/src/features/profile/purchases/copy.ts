import type { contestedStates, PaymentMethod } from '@emberclutch/contract/spawn/spawn-values.ts';
import { formatWholeNumber } from '@emberclutch/web/ui/format/format-whole-number.ts';

export const copy = {
  title: 'Receipts',
  failed: 'Your receipts could not be loaded',
  missing: {
    title: 'No receipts here',
    text: 'This hatchery keeps none. What you own is in your collection.',
    action: 'My Collection',
  },
  empty: {
    title: 'Nothing bought yet',
    text: 'Your receipts will be kept here for as long as you have an account.',
    action: 'To the spawn cycle',
  },
  more: (shown: number, total: number | undefined) => `Load more (${formatCount(shown, total)})`,
  shown: (shown: number, total: number | undefined) => `Receipts shown: ${formatCount(shown, total)}.`,
  moreFailed: 'The next receipts could not be loaded.',
  receipt: (number: number) => `Receipt ${number}`,
  date: 'Paid on',
  eggs: (count: number) => (count === 1 ? '1 dragon egg' : `${count} dragon eggs`),
  keys: (count: number) => (count === 1 ? '1 gateway key' : `${count} gateway keys`),
  each: 'each',
  paymentMethod: 'Payment method',
  methods: { CREDIT_CARD: 'Card', VOUCHER: 'Gateway keys' } satisfies Record<PaymentMethod, string>,
  total: 'Total',
  standings: {
    frozen:
      'Your bank is disputing this payment. Until that is decided, these eggs stay as they are and these keys cannot be redeemed.',
    withdrawn: 'This payment went back to you, so what it bought is gone.',
  } satisfies Record<(typeof contestedStates)[number], string>,
  received: 'What you received',
  watchAgain: 'Watch again',
  watchAgainLabel: (number: string) => `Watch again: No. ${number}`,
  specimen: (number: string) => `No. ${number}`,
};

const formatCount = (shown: number, total: number | undefined) =>
  total === undefined
    ? `${formatWholeNumber(shown)} so far`
    : `${formatWholeNumber(shown)} of ${formatWholeNumber(total)}`;
