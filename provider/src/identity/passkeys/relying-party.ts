import type { PasskeySettings } from '../identity-settings.ts';

/** The relying party of passkeys (WebAuthn, section 4). */
export interface RelyingParty {
  id: string;
  /** As browsers show it. */
  name: string;
  /** Milliseconds that the user has to answer. */
  timeout: number;
  /** Origins from which an answer is accepted. */
  originsFor(clientDataJson: string): string[];
}

/** A site on localhost accepts any port, as development servers use several. */
export const toRelyingParty = ({ rpId, origins, life }: PasskeySettings, siteName: string): RelyingParty => ({
  id: rpId,
  name: siteName,
  timeout: life * 1000,
  originsFor(clientDataJson) {
    if (rpId !== 'localhost') return origins;
    const [local] = /http:\/\/localhost(:\d{1,5})?(?=")/.exec(decode(clientDataJson)) ?? [];
    return local === undefined ? origins : [...origins, local];
  },
});

const decode = (base64Url: string) => Buffer.from(base64Url, 'base64url').toString();

/** The account id as bytes: opaque, as WebAuthn, section 14.6.1, requires. */
export const toUserHandle = (accountId: string) =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
