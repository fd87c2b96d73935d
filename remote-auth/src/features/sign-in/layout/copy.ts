export const copy = {
  passkey: 'A passkey signs you in meanwhile.',
  passkeyLink: 'Sign in with a passkey meanwhile',
  sealedEgg: 'Sealed with wax, until its cycle ends. Nobody knows yet who is in there.',
};
