import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';

export const aPasskey = (change: Partial<PasskeyInfo> = {}): PasskeyInfo => ({
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
