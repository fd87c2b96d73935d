import type { PasskeySettings } from '../identity-settings.ts';

/** Whom passkeys are made for. */
export interface RelyingParty {
  id: string;
  name: string;
  /** Milliseconds a person has to answer. */
  timeout: number;
  /** The origins an answer may come from. */
  originsFor(clientDataJson: string): string[];
}

/** A site that is at home on this machine answers on any port of it, as development servers do. */
export const relyingPartyOf = ({ rpId, origins, life }: PasskeySettings): RelyingParty => ({
  id: rpId,
  name: 'Emberclutch',
  timeout: life * 1000,
  originsFor(clientDataJson) {
    if (rpId !== 'localhost') return origins;
    const [local] = /http:\/\/localhost(:\d{1,5})?(?=")/.exec(decode(clientDataJson)) ?? [];
    return local === undefined ? origins : [...origins, local];
  },
});

const decode = (base64Url: string) => Buffer.from(base64Url, 'base64url').toString();

/** The account's id, told to authenticators in bytes: opaque, as WebAuthn, section 14.6.1 asks. */
export const userHandleOf = (accountId: string) =>
  Uint8Array.from(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
