/** Receipts on a page. Each lists its assets, so that a page has fewer of them than a page of assets. */
export const receiptPageSize = { default: 20, max: 100 } as const;
