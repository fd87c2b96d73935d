import { isEmbedded, readCookie, writeCookie } from '@emberclutch/web/state';

/** Holds the beginnings of credential ids, separated by dots. */
const cookie = 'emberclutch_passkeys';

const yearSeconds = 365 * 86_400;

/** Characters of a credential id that are kept: enough to distinguish the passkeys of a browser. */
const length = 12;

const maximum = 5;

/**
 * The passkeys that this browser has made or used on this device, since it reveals none itself. In a cookie, because the
 * login asks after Sign Out, which clears the storage. An embedding page keeps none: its cookies belong to another site.
 */
export const knownPasskeys = {
  hasAny: () => read().length > 0,

  has: (credentialId: string) => read().includes(credentialId.slice(0, length)),

  /**
   * @param attachment of the authenticator, as the browser reports it: a passkey of a phone or a security key stays there
   */
  add: (credentialId: string, attachment: string | null | undefined) => {
    if (attachment !== 'platform') return;
    const id = credentialId.slice(0, length);
    write([id, ...read().filter((known) => known !== id)].slice(0, maximum));
  },

  remove: (credentialId: string) => {
    if (knownPasskeys.has(credentialId))
      write(read().filter((known) => known !== credentialId.slice(0, length)));
  },

  /** After all passkeys of an account were removed. Those of another account in this browser are known again at their next use. */
  clear: () => {
    if (knownPasskeys.hasAny()) write([]);
  },
};

function read(): string[] {
  return isEmbedded() ? [] : (readCookie(cookie) ?? '').split('.').filter(Boolean);
}

function write(ids: string[]): void {
  if (!isEmbedded()) writeCookie(cookie, ids.join('.'), yearSeconds);
}
