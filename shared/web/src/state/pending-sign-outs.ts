import { readCookie, writeCookie } from './browser-cookie.ts';
import { isEmbedded, storageName } from './embed-mode.ts';

/** A session that the player has ended in this browser, and the server perhaps not yet. */
export interface PendingSignOut {
  /** SHA-256 of its id in hexadecimal, which ends the session and opens nothing. Null until it is computed. */
  hash: string | null;
  /** Known to the page that ended it only. */
  sessionId: string | null;
}

/**
 * Holds the hashes of these sessions, separated by spaces. A cookie, because Sign Out leaves nothing in local storage, and
 * because the next page of this browser sends them, whichever tab it is in (docs/adr/0047).
 */
const cookie = 'emberclutch_sign_outs';

/** No session of our provider is valid for longer. */
const lifeSeconds = 30 * 86_400;

/** In an embed, session storage holds them: the cookies of the page belong to another site. */
const embedKey = 'pendingSignOuts';

const hashPattern = /^[\da-f]{64}$/;

/** Sessions that this page has ended. */
let ended: readonly PendingSignOut[] = [];

export function pendingSignOuts(): readonly PendingSignOut[] {
  const known = new Set(ended.map(({ hash }) => hash));
  const others = storedHashes().filter((hash) => !known.has(hash));
  return [...ended, ...others.map((hash) => ({ hash, sessionId: null }))];
}

/**
 * Without https, browsers compute no hash: then the session is pending as long as the page.
 * @returns once a later page could end the session
 */
export async function addPendingSignOut(sessionId: string): Promise<void> {
  const pending: PendingSignOut = { hash: null, sessionId };
  ended = [...ended, pending];
  // `subtle` is missing without https, which its type does not say.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(sessionId));
  // The server may have answered in the meantime.
  if (!digest || !ended.includes(pending)) return;
  pending.hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  storeHashes([...storedHashes(), pending.hash]);
}

/** The server has answered: the session has ended there, too. */
export function settleSignOut({ hash, sessionId }: PendingSignOut): void {
  ended = ended.filter((pending) => pending.sessionId !== sessionId);
  storeHashes(storedHashes().filter((stored) => stored !== hash));
}

/** Storage may hold anything: what is no hash is ignored. */
const storedHashes = () => [
  ...new Set((readStored() ?? '').split(' ').filter((text) => hashPattern.test(text))),
];

function storeHashes(hashes: readonly string[]): void {
  const text = hashes.join(' ');
  if (!isEmbedded()) return writeCookie(cookie, text, lifeSeconds);
  try {
    sessionStorage.setItem(storageName(embedKey), text);
  } catch {
    // Blocked session storage: the sessions are pending as long as the page.
  }
}

function readStored(): string | null {
  if (!isEmbedded()) return readCookie(cookie);
  try {
    return sessionStorage.getItem(storageName(embedKey));
  } catch {
    return null;
  }
}
