import type { IdentitySettings } from '../identity-settings.ts';

/** The relying party of passkeys (WebAuthn, section 4). */
export interface RelyingParty {
  id: string;
  /** The name that browsers show. */
  name: string;
  /** @returns the origins whose responses are accepted */
  listOrigins(clientDataJson: string): string[];
}

/** A relying party on localhost accepts any port, because development servers use several. */
export const toRelyingParty = (
  { rpId, origins }: IdentitySettings['passkeys'],
  siteName: string,
): RelyingParty => ({
  id: rpId,
  name: siteName,
  listOrigins(clientDataJson) {
    if (rpId !== 'localhost') return origins;
    const [localOrigin] = /http:\/\/localhost(:\d{1,5})?(?=")/.exec(decode(clientDataJson)) ?? [];
    return localOrigin === undefined ? origins : [...origins, localOrigin];
  },
});

const decode = (base64Url: string) => Buffer.from(base64Url, 'base64url').toString();

/** Converts an account id to bytes. The result is opaque, as WebAuthn requires (section 14.6.1). */
export const toUserHandle = (accountId: string) =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
