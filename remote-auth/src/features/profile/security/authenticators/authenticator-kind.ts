import type { PasskeyInfo } from '@emberclutch/contract/lenient-account.ts';

/** Where a passkey is kept: on a security key, in a manager that syncs it, in one device, or unknown. */
export type AuthenticatorKind = 'securityKey' | 'manager' | 'device' | 'unknown';

export function authenticatorKind({
  transports,
  isSynced,
}: Pick<PasskeyInfo, 'transports' | 'isSynced'>): AuthenticatorKind {
  const isPlugged = transports.length > 0 && transports.every((one) => pluggedTransports.includes(one));
  if (isPlugged) return 'securityKey';
  if (isSynced === null) return 'unknown';
  return isSynced ? 'manager' : 'device';
}

const pluggedTransports = ['usb', 'nfc', 'ble', 'smart-card'];
