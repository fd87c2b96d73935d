import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';

/** Where a passkey is stored: on a security key, in a manager that syncs it, on one device, or unknown. */
export type AuthenticatorKind = 'securityKey' | 'manager' | 'device' | 'unknown';

export function authenticatorKind({
  transports,
  synced,
}: Pick<PasskeyInfo, 'transports' | 'synced'>): AuthenticatorKind {
  const isPlugged = transports.length > 0 && transports.every((one) => pluggedTransports.includes(one));
  if (isPlugged) return 'securityKey';
  if (synced === null) return 'unknown';
  return synced ? 'manager' : 'device';
}

const pluggedTransports = ['usb', 'nfc', 'ble', 'smart-card'];
