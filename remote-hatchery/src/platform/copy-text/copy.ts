export const copy = {
  copyByHand: (text: string) => `Copying is not allowed here: ${text}`,
};
