import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { namePasskeys } from './name-passkeys.ts';

const bitwarden = 'D548826E-79B4-DB40-A3D8-11116F7E8349';
const words = { authenticators: { [bitwarden.toLowerCase()]: 'Bitwarden' }, fallback: 'Passkey' };
const unknown = '00000000-0000-0000-0000-000000000000';

const aPasskey = (change: Partial<PasskeyInfo>): PasskeyInfo => ({
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
  ['as its owner says', aPasskey({ name: 'Pixel 9', aaguid: bitwarden }), 'Pixel 9'],
  ['else by who keeps it', aPasskey({ aaguid: bitwarden, deviceName: 'Chrome on Windows' }), 'Bitwarden'],
  ['else by its device', aPasskey({ aaguid: unknown, deviceName: 'Chrome on Windows' }), 'Chrome on Windows'],
  ['else by a word', aPasskey({ aaguid: null, deviceName: null }), 'Passkey'],
])('names a passkey: %s', (_how, passkey, name) => {
  expect(namePasskeys([passkey], words).get(passkey.credentialId)).toBe(name);
});

it('numbers equal names by age, in any order', () => {
  const names = namePasskeys(
    [
      aPasskey({ credentialId: 'new', name: 'Phone', createdAt: 300 }),
      aPasskey({ credentialId: 'old', name: 'Phone', createdAt: 100 }),
      aPasskey({ credentialId: 'mid', name: 'Phone', createdAt: 200 }),
    ],
    words,
  );

  expect(Object.fromEntries(names)).toEqual({ old: 'Phone', mid: 'Phone (2)', new: 'Phone (3)' });
});
