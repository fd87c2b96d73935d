import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { namePasskeys } from './SecurityTab.tsx';

const bitwarden = 'D548826E-79B4-DB40-A3D8-11116F7E8349';
const authenticators = { [bitwarden.toLowerCase()]: 'Bitwarden' };
const unknownAaguid = '00000000-0000-0000-0000-000000000000';

const createPasskey = (change: Partial<PasskeyInfo>): PasskeyInfo => ({
  credentialId: 'AAECDw',
  name: null,
  deviceName: 'Chrome on Windows',
  createdAt: Date.UTC(2031, 3, 1) / 1_000,
  lastUsed: null,
  lastUsedDevice: null,
  aaguid: null,
  synced: true,
  transports: [],
  ...change,
});

it.each([
  ['by the name that its owner chose', createPasskey({ name: 'Pixel 9', aaguid: bitwarden }), 'Pixel 9'],
  [
    'else by its passkey manager',
    createPasskey({ aaguid: bitwarden, deviceName: 'Chrome on Windows' }),
    'Bitwarden',
  ],
  [
    'else by its device',
    createPasskey({ aaguid: unknownAaguid, deviceName: 'Chrome on Windows' }),
    'Chrome on Windows',
  ],
  ['else by a general word', createPasskey({ aaguid: null, deviceName: null }), 'Passkey'],
])('the card names a passkey %s', (_how, passkey, name) => {
  expect(namePasskeys([passkey], authenticators).get(passkey.credentialId)).toBe(name);
});

it('the cards number equal names by age, in any order', () => {
  const names = namePasskeys(
    [
      createPasskey({ credentialId: 'new', name: 'Phone', createdAt: 300 }),
      createPasskey({ credentialId: 'old', name: 'Phone', createdAt: 100 }),
      createPasskey({ credentialId: 'mid', name: 'Phone', createdAt: 200 }),
    ],
    authenticators,
  );

  expect(Object.fromEntries(names)).toEqual({ old: 'Phone', mid: 'Phone (2)', new: 'Phone (3)' });
});
