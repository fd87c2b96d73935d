export const paymentMethods = ['CREDIT_CARD', 'VOUCHER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const lockStates = ['held', 'over', 'paid'] as const;

export const refundStates = ['refunding', 'refunded'] as const;
