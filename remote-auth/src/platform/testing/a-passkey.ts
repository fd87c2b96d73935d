import type { PasskeyInfo } from '@emberclutch/contract/lenient-account.ts';

export const aPasskey = (change: Partial<PasskeyInfo> = {}): PasskeyInfo => ({
  credentialId: 'AAECDw',
  name: null,
  deviceName: 'Chrome on Windows',
  createdAt: Date.UTC(2031, 3, 1) / 1_000,
  lastUsed: null,
  lastUsedDevice: null,
  aaguid: null,
  isSynced: true,
  transports: [],
  ...change,
});
