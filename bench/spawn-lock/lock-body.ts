/** Body of a lock request for one egg, paid by card. */
export const lockBody = JSON.stringify({
  eggs: { count: 1, fee: '25.00' },
  keys: { count: 0, fee: '30.00' },
});
