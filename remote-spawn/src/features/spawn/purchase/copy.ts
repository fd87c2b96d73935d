export const copy = {
  title: 'This purchase',
  number: 'Purchase number',
  allReceipts: 'All my receipts',
};
