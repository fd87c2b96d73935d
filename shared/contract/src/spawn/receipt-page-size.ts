/** Receipts on a page: fewer than assets, because each receipt lists its assets. */
export const receiptPageSize = { default: 20, max: 100 } as const;
