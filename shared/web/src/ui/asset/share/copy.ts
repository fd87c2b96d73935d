export const copy = {
  share: 'Share',
  copyLink: 'Copy link',
  copied: 'Link copied',
  copyByHand: (address: string) => `Copying is not allowed here. The link is ${address}`,
};
