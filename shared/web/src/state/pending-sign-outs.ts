import { readCookie, writeCookie } from './browser-cookie.ts';
import { isEmbedded, storageName } from './embed-mode.ts';

/** A session that the player has ended in this browser; the server may not have ended it yet. */
export interface PendingSignOut {
  /** SHA-256 of its id in hexadecimal, which can end the session but not use it. Null until it is computed. */
  hash: string | null;
  /** Null on pages other than the one that ended the session. */
  sessionId: string | null;
}

/** Holds the hashes. A cookie, because Sign Out clears local storage, and the next page in any tab sends them (docs/adr/0047). */
const cookie = 'emberclutch_sign_outs';

/** Maximum lifetime of a session of our provider. */
const lifeSeconds = 30 * 86_400;

/** In an embed, session storage holds them: the cookies of the page belong to another site. */
const embedKey = 'pendingSignOuts';

const hashPattern = /^[\da-f]{64}$/;

let endedSessions: readonly PendingSignOut[] = [];

export function pendingSignOuts(): readonly PendingSignOut[] {
  const ownHashes = new Set(endedSessions.map(({ hash }) => hash));
  const otherHashes = readHashes().filter((hash) => !ownHashes.has(hash));
  return [...endedSessions, ...otherHashes.map((hash) => ({ hash, sessionId: null }))];
}

/** Adds a session. Without https, browsers compute no hash: then the session is pending only while the page is open. */
export async function addPendingSignOut(sessionId: string): Promise<void> {
  const pending: PendingSignOut = { hash: null, sessionId };
  endedSessions = [...endedSessions, pending];
  // `subtle` is undefined without https, although its type says otherwise.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  const digest = await subtle?.digest('SHA-256', new TextEncoder().encode(sessionId));
  // The server may have answered in the meantime.
  if (!digest || !endedSessions.includes(pending)) return;
  pending.hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  storeHashes([...readHashes(), pending.hash]);
}

/** Removes a session, because the server has ended it too. */
export function settleSignOut({ hash, sessionId }: PendingSignOut): void {
  endedSessions = endedSessions.filter((pending) => pending.sessionId !== sessionId);
  storeHashes(readHashes().filter((storedHash) => storedHash !== hash));
}

/** Filters out values that are not hashes, because storage may hold anything. */
const readHashes = () => [
  ...new Set((readStored() ?? '').split(' ').filter((text) => hashPattern.test(text))),
];

function storeHashes(hashes: readonly string[]): void {
  const text = hashes.join(' ');
  if (!isEmbedded()) return writeCookie(cookie, text, lifeSeconds);
  try {
    sessionStorage.setItem(storageName(embedKey), text);
  } catch {
    // Session storage is blocked: the sessions are pending only while the page is open.
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
