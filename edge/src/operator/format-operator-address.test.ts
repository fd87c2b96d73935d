import { formatOperatorAddress } from './format-operator-address.ts';

const url = 'http://localhost:3000';

it('the address contains a token that this process has generated, but no token from the settings', () => {
  expect(formatOperatorAddress({ url, generatedToken: 'dr+wn' }, '/outbox')).toBe(
    'http://localhost:3000/outbox?token=dr%2Bwn',
  );
  expect(formatOperatorAddress({ url, generatedToken: null }, '/releases')).toBe(
    'http://localhost:3000/releases, by OPERATOR_TOKEN',
  );
});
