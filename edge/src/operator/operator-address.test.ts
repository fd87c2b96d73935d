import { operatorAddress } from './operator-address.ts';

const edge = { url: 'http://localhost:3000', releasesUrl: 'http://localhost:3000/releases?token=drawn' };

it('has the token that this start has drawn, and none that the settings name', () => {
  expect(operatorAddress(edge, null)).toBe('http://localhost:3000/releases?token=drawn');
  expect(operatorAddress(edge, 'token-of-the-settings')).toBe(
    'http://localhost:3000/releases, by OPERATOR_TOKEN',
  );
});
