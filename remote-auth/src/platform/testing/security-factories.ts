import type { SessionInfo } from '@emberclutch/contract/identity/session-list.ts';

export const now = Date.UTC(2031, 3, 2) / 1_000;

export const createCredential = (credentialId: string, name: string | null) => ({
  credentialId,
  name,
  deviceName: 'Chrome on Windows',
  createdAt: now - 86_400,
  lastUsed: name === null ? null : now,
  aaguid: '00000000-0000-0000-0000-000000000000',
  synced: true,
  transports: [],
});

export const pixel = createCredential('-_8AAQ', 'Pixel 9');
export const laptop = createCredential('AAECDw', null);

/** A provider's response to the start of a registration. */
export const createRegistration = () => ({
  publicKey: {
    challenge: 'AAAA',
    rp: { name: 'Emberclutch' },
    user: { id: 'AAAA', name: 'Wren', displayName: 'Wren' },
    pubKeyCredParams: [],
  },
  sessionData: 'ceremony',
});

export const createSession = (id: string, isCurrent: boolean): SessionInfo => ({
  id,
  userAgent: isCurrent ? 'Chrome/156 Windows NT' : 'Firefox/150 Linux',
  signedInBy: 'code',
  createdAt: now - 3_600,
  lastSeenAt: now,
  isCurrent,
});
