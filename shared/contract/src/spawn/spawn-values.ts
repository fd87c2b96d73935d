export const paymentMethods = ['CREDIT_CARD', 'VOUCHER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const lockStates = ['held', 'over', 'paid'] as const;

/** A purchase whose payment is disputed, and one whose money is back with the buyer. */
export const contestedStandings = ['frozen', 'withdrawn'] as const;

export const refundStates = ['refunding', 'refunded'] as const;
