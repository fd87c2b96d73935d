export const paymentMethods = ['CREDIT_CARD', 'VOUCHER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const lockStates = ['held', 'over', 'paid'] as const;

/** `frozen`: the payment is disputed. `withdrawn`: the buyer has the money back. */
export const contestedStates = ['frozen', 'withdrawn'] as const;

/** Receipts per page: fewer than assets per page, because each receipt lists its assets. */
export const receiptPageSize = { default: 20, max: 100 } as const;

export const refundStates = ['refunding', 'refunded'] as const;
