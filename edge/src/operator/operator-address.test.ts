import { operatorAddress } from './operator-address.ts';

const url = 'http://localhost:3000';

it('has the token that this start has drawn, and none that the settings name', () => {
  expect(operatorAddress({ url, drawnToken: 'dr+wn' }, '/outbox')).toBe(
    'http://localhost:3000/outbox?token=dr%2Bwn',
  );
  expect(operatorAddress({ url, drawnToken: null }, '/releases')).toBe(
    'http://localhost:3000/releases, by OPERATOR_TOKEN',
  );
});
