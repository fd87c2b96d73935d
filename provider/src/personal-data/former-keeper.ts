/** Name and address of a deleted account. `.invalid` can have no inbox (RFC 6761), and the id keeps addresses unique. */
export const formerKeeper = (accountId: string) => ({
  displayName: 'a former keeper',
  email: `${accountId}@former-keeper.invalid`,
});
