export const copy = {
  sealedEgg: 'Sealed with wax, until its cycle ends. Nobody knows yet who is in there.',
};
