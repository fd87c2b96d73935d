export const copy = {
  line: 'A field guide to living dragons.',
  navigation: 'Small print',
  whitepaper: 'Whitepaper',
  marketplace: 'Marketplace',
  terms: 'Terms',
  privacy: 'Privacy',
  release: (release: string) => `Release ${release}`,
};
