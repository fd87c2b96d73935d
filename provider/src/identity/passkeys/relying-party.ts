import type { IdentitySettings } from '../identity-settings.ts';

/**
 * Creates the relying party of passkeys (WebAuthn, section 4). On localhost it accepts any port, because development servers use
 * several.
 */
export const toRelyingParty = ({ rpId, origins }: IdentitySettings['passkeys'], siteName: string) => ({
  id: rpId,
  /** The name that browsers show. */
  name: siteName,
  /** @returns the origins whose responses are accepted */
  listOrigins(clientDataJson: string): string[] {
    if (rpId !== 'localhost') return origins;
    const [localOrigin] = /http:\/\/localhost(:\d{1,5})?(?=")/.exec(decode(clientDataJson)) ?? [];
    return localOrigin === undefined ? origins : [...origins, localOrigin];
  },
});

export type RelyingParty = ReturnType<typeof toRelyingParty>;

const decode = (base64Url: string) => Buffer.from(base64Url, 'base64url').toString();

/** Converts an account id to bytes. The result is opaque, as WebAuthn requires (section 14.6.1). */
export const toUserHandle = (accountId: string) =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
