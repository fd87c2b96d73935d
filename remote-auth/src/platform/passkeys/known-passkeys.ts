import { isEmbedded, readCookie, writeCookie } from '@emberclutch/web/state';

/** Its value: prefixes of credential ids, separated by dots. */
const cookie = 'emberclutch_passkeys';

const yearSeconds = 365 * 86_400;

/** Length of a prefix in characters: enough to distinguish the passkeys of a browser. */
const prefixLength = 12;

const maxPasskeys = 5;

/**
 * The passkeys that this browser has created or used on this device, because browsers do not list them. Stored in a cookie, because
 * the login reads them after Sign Out, which clears the storage. Not stored on an embedding page, whose cookies belong to another
 * site.
 */
export const knownPasskeys = {
  hasAny: () => read().length > 0,

  has: (credentialId: string) => read().includes(credentialId.slice(0, prefixLength)),

  /** Ignores a passkey of a phone or a security key, which is not on this device (`attachment`, as the browser reports it). */
  add: (credentialId: string, attachment: string | null | undefined) => {
    if (attachment !== 'platform') return;
    const id = credentialId.slice(0, prefixLength);
    write([id, ...read().filter((knownId) => knownId !== id)].slice(0, maxPasskeys));
  },

  remove: (credentialId: string) => {
    if (knownPasskeys.has(credentialId))
      write(read().filter((knownId) => knownId !== credentialId.slice(0, prefixLength)));
  },

  /** For an account without passkeys. Passkeys of another account are added again when the player uses them. */
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
