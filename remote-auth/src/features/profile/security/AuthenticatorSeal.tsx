import type { ReactNode } from 'react';
import type { PasskeyInfo } from '@emberclutch/contract/identity/passkey.ts';
import { Engraving } from './Engraving.ts';

/**
 * The emblem of a passkey in a seal, by the kind of its authenticator. Rays mark a passkey that is synced to other devices.
 */
export function AuthenticatorSeal({ passkey }: { passkey: PasskeyInfo }) {
  const kind = findKind(passkey);
  return (
    <Engraving viewBox="0 0 64 64" width="72" aria-hidden="true">
      <circle className="wash" cx="33" cy="33" r="24" />
      <circle cx="32" cy="32" r="24" />
      <circle className="hairline" cx="32" cy="32" r="21" />
      {kind === 'manager' && (
        <path className="light" d="M32 2v4M17 6l2 3.500M47 6l-2 3.500M6 17l3.5 2M58 17l-3.5 2" />
      )}
      {emblems[kind]}
    </Engraving>
  );
}

/** Where a passkey is stored: on a security key, in a manager that syncs it, on one device, or unknown. */
type AuthenticatorKind = 'securityKey' | 'manager' | 'device' | 'unknown';

function findKind({ transports, synced }: Pick<PasskeyInfo, 'transports' | 'synced'>): AuthenticatorKind {
  const isPlugged = transports.length > 0 && transports.every((one) => pluggedTransports.includes(one));
  if (isPlugged) return 'securityKey';
  if (synced === null) return 'unknown';
  return synced ? 'manager' : 'device';
}

const pluggedTransports = ['usb', 'nfc', 'ble', 'smart-card'];

const emblems: Record<AuthenticatorKind, ReactNode> = {
  securityKey: (
    <>
      <path d="M26 24h12a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3H26a3 3 0 0 1-3-3V27a3 3 0 0 1 3-3Z" />
      <path d="M27 24v-8h10v8M30 19v2M34 19v2" />
      <circle cx="32" cy="34" r="4.5" />
      <path className="solid" d="M32 31.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z" />
    </>
  ),
  manager: (
    <>
      <path d="M19 21h26a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H19a2 2 0 0 1-2-2V23a2 2 0 0 1 2-2Z" />
      <path d="M21 45v3M43 45v3M14.500 27H17M14.500 39H17" />
      <circle cx="33" cy="33" r="7.500" />
      <path d="M33 25.500v3M33 37.500v3M25.500 33h3M37.500 33h3" />
      <path className="solid" d="M33 30.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400Z" />
    </>
  ),
  device: (
    <>
      <path d="M20 21h24a1.500 1.500 0 0 1 1.500 1.500V40h-27V22.500A1.500 1.500 0 0 1 20 21Z" />
      <path d="M14.500 40h35l-2 4.500h-31l-2-4.500Z" />
      <path d="M28 28.500c2.200-2.400 5.800-2.400 8 0M27 33c.500 2.600 1.200 3.700 2.600 5M32 31v6M37 32c-.3 2.300-.8 3.700-1.800 5" />
    </>
  ),
  unknown: (
    <>
      <path d="M32 17c-6 0-10.500 8.600-10.500 15.200S26 43.500 32 43.500s10.500-4.700 10.500-11.300S38 17 32 17Z" />
      <path d="M24.500 36c1.400 3 4 4.600 7.500 4.600" />
      <path
        className="solid"
        d="M32 27.500a3 3 0 0 0-1.500 5.600L29.300 38h5.400l-1.200-4.900a3 3 0 0 0-1.500-5.600Z"
      />
      <path d="M20 47.500h24M23 50.500h18" />
    </>
  ),
};
