import { formatSpecimenNumber } from '@emberclutch/contract/asset/specimen-number.ts';

export const copy = {
  wrongNumber: {
    title: 'Invalid purchase ID format',
    lead: 'A purchase has a number, such as 1204. The address of this page has no such number.',
  },
  tooLarge: {
    title: 'No such purchase',
    lead: 'No purchase has a number as large as the one in the address of this page. It may have been mistyped.',
  },
  notAsked: 'Your purchase',
  notAskedLead:
    'You did not begin this payment in this tab. If you have paid, ask for the receipt; do not pay a second time.',
  askReceipt: 'Ask for the receipt',
  toHold: 'See what is held',
  asking: 'Checking your purchase',
  notCharged: 'Not charged',
  notChargedLead: 'The payment was declined or cancelled. No money has moved.',
  unpaid: 'Not paid yet',
  paymentNeeded: 'This purchase requires payment and cannot be completed with gateway keys only.',
  unpaidLead:
    'If you have just paid, the payment may still be on its way: ask again before you pay a second time.',
  backToPay: 'Back to the payment',
  finishing: 'Paid: we are finishing your purchase',
  finishingLead:
    'Your payment has arrived and is being booked. Do not pay again: this page checks by itself.',
  finishingSlow:
    'Your payment has arrived, but booking it takes longer than usual. Do not pay again: ask once more in a minute.',
  unknown: 'No answer yet',
  retryingLead:
    'We do not know yet whether the purchase is complete. This page asks again by itself; please leave it open.',
  unknownLead: 'We do not know yet whether the purchase is complete. Do not pay a second time: ask again.',
  askAgain: 'Ask again',
  missing: 'Purchase not found. The lock may have expired.',
  missingLead: 'If you did pay, look in your collection before you pay again.',
  refused: 'The purchase was not completed',
  /** @param count of eggs and keys; undefined if the provider sent no receipt */
  done: (count: number | undefined) => (count === 1 ? 'It is yours' : 'They are yours'),
  arriving: (count: number | undefined) =>
    count === 1 ? 'It is on its way to you.' : 'They are on their way to you.',
  doneLead: 'The purchase is complete. This address shows the receipt again at any time.',
  noReceipt: 'The purchase is complete. The hatchery gave no receipt.',
  account: 'Account',
  contact: 'Questions',
  date: 'Date',
  received: 'Received',
  paymentMethod: 'Payment method',
  methods: { CREDIT_CARD: 'Card', VOUCHER: 'Gateway keys' },
  yours: 'What you received',
  asset: (id: number) => `No. ${formatSpecimenNumber(id)}`,
  toCollection: 'My Collection',
  toSealed: 'All sealed eggs',
  redeem: 'Redeem a key',
  more: 'Spawn more',
  print: 'Print the receipt',
  replay: (count: number) => (count === 1 ? 'Watch it arrive again' : 'Watch them arrive again'),
  revealFailed: 'The arrival could not be shown',
  watch: 'Watch it hatch',
  /** Starts with the visible text, so that voice control finds the link. */
  watchOf: (id: number) => `${copy.watch}: ${formatSpecimenNumber(id)}`,
  hatchAgain: 'Watch it hatch again',
  hatchAgainOf: (id: number) => `${copy.hatchAgain}: ${formatSpecimenNumber(id)}`,
};
