import { atom } from 'jotai';
import { readAccountId } from '@emberclutch/contract/identity/account-id.ts';
import { sessionIdPattern } from '@emberclutch/contract/identity/session-id.ts';
import {
  clearStored,
  followStored,
  readStored,
  removeStored,
  writeOrRemove,
  writeStored,
} from './browser-storage.ts';
import { addPendingSignOut } from './pending-sign-outs.ts';
import type { StorageKey } from './storage-keys.ts';
import { store } from './store.ts';
import { createStoredAtom } from './create-stored-atom.ts';

export interface Session {
  /** Sent as `Authorization: Bearer`. */
  sessionId: string;
  userId: string;
  displayName: string | null;
  email: string | null;
}

/** Maximum length of names and ids: an e-mail address has at most 254 characters. */
const maxLength = 254;

const sessionKeys = ['session', 'user', 'displayName', 'email'] satisfies StorageKey[];

const storedSessionAtom = createStoredAtom<Session | null>(readSession);

storedSessionAtom.onMount = (set) => {
  const follow = (event?: Event) => {
    const next = keepIfUnchanged(currentSession(), readSession());
    if (next) store.set(endAtom, null);
    else if (event && currentSession()) store.set(endAtom, findSessionEnd(event));
    set(next);
  };
  follow();
  return followStored(sessionKeys, follow);
};

/** Why the last session ended. Elsewhere: in another browser tab. */
export type SessionEnd = 'expired' | 'expired-elsewhere' | 'signed-out-elsewhere';

const endAtom = atom<SessionEnd | null>(null);

/** The current session, or null. Stored in local storage, synchronized across browser tabs. */
export const sessionAtom = atom((get) => get(storedSessionAtom));

/** Authentication state of the page (specification, section 3). */
export const authStateAtom = atom((get) => {
  const session = get(storedSessionAtom);
  return {
    isAuthenticated: session !== null,
    displayName: session?.displayName ?? null,
    email: session?.email ?? null,
  };
});

/** Why the last session ended; null if the player signed out here, or if another session has begun. */
export const sessionEndAtom = atom((get) => get(endAtom));

export const currentSession = () => store.get(storedSessionAtom);

/** Begins a session, or updates the names of the current one. */
export function setSession(session: Session): void {
  // Removed first, so that no browser tab combines the session of one account with the id of another.
  if (readStored('user') !== session.userId) removeStored('session');
  writeStored('user', session.userId);
  writeOrRemove('displayName', session.displayName);
  writeOrRemove('email', session.email);
  // Written last: other browser tabs react to this key, and must find the others complete.
  writeStored('session', session.sessionId);
  store.set(endAtom, null);
  store.set(storedSessionAtom, session);
}

/** Ends the session after a 401: removes its four keys only (specification, section 4). Callers check that the 401 answers the current session. */
export function expireSession(): void {
  sessionKeys.forEach(removeStored);
  // Set first, so that subscribers of the session can read why it has ended.
  store.set(endAtom, 'expired');
  store.set(storedSessionAtom, null);
}

/** Clears all of local storage (specification, section 4). `finishSignOuts` ends the pending session on the server. */
export function signOut(): void {
  const session = currentSession();
  if (session) void addPendingSignOut(session.sessionId);
  clearStored();
  store.set(endAtom, null);
  store.set(storedSessionAtom, null);
}

/** Another tab clears local storage at Sign Out, and removes the keys of an expired session. After a restore from the back/forward cache, the reason is unknown. */
const findSessionEnd = (event: Event): SessionEnd =>
  event instanceof StorageEvent && event.key === null ? 'signed-out-elsewhere' : 'expired-elsewhere';

/** An invalid session counts as missing, and an invalid name as unknown, because storage may hold anything. */
function readSession(): Session | null {
  const sessionId = readStored('session');
  const userId = readAccountId(readStored('user'));
  if (!sessionId || userId === null || !sessionIdPattern.test(sessionId)) return null;
  return { sessionId, userId, displayName: readLine('displayName'), email: readLine('email') };
}

/** Reads one line of text. Keeps zero-width joiners: emoji and scripts such as Devanagari need them. */
function readLine(key: StorageKey): string | null {
  const line = readStored(key)
    ?.replaceAll(/(?![\u200c\u200d])\p{C}/gu, '')
    .trim();
  return line && line.length <= maxLength ? line : null;
}

/** Returns the same object for an unchanged session, so that components do not render again. */
const keepIfUnchanged = (before: Session | null, next: Session | null): Session | null =>
  JSON.stringify(before) === JSON.stringify(next) ? before : next;
