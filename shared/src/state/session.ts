import { atom } from 'jotai';
import { sessionIdPattern } from '../contract/session-id.ts';
import { clearStored, followStored, readStored, removeStored, writeStored } from './browser-storage.ts';
import type { StorageKey } from './storage-keys.ts';
import { store } from './store.ts';

export interface Session {
  /** Sent as `Authorization: Bearer`. */
  sessionId: string;
  userId: string;
  displayName: string | null;
  email: string | null;
}

const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An address has 254 characters at most, a name far fewer. */
const longestLine = 254;

const sessionKeys = ['session', 'user', 'displayName', 'email'] satisfies StorageKey[];

const storedSessionAtom = atom<Session | null>(readSession());

storedSessionAtom.onMount = (set) => {
  set((before) => unchangedOr(before, readSession()));
  return followStored(sessionKeys, () => set((before) => unchangedOr(before, readSession())));
};

const hasLapsedAtom = atom(false);

/** Who is signed in, or null. Kept in local storage, followed across tabs. */
export const sessionAtom = atom((get) => get(storedSessionAtom));

/** What a page knows of who is signed in (specification, section 3). */
export const authStateAtom = atom((get) => {
  const session = get(storedSessionAtom);
  return {
    isAuthenticated: session !== null,
    displayName: session?.displayName ?? null,
    email: session?.email ?? null,
  };
});

/** Whether the provider has refused the session that was here; until another begins or somebody signs out. */
export const isSessionExpiredAtom = atom((get) => get(hasLapsedAtom));

export const currentSession = () => store.get(storedSessionAtom);

/** Begins a session, or completes it with what the account says. */
export function setSession(session: Session): void {
  // Nobody, in no tab, is ever one player with the session of another.
  if (readStored('user') !== session.userId) removeStored('session');
  writeStored('user', session.userId);
  keep('displayName', session.displayName);
  keep('email', session.email);
  // Last, because other tabs read along: until it is here, nobody is signed in.
  writeStored('session', session.sessionId);
  store.set(hasLapsedAtom, false);
  store.set(storedSessionAtom, session);
}

/**
 * What a 401 does: the four keys go, everything else stays (specification, section 4). However many calls were
 * refused, it happens once: the first has taken the session away, and nobody is signed out twice.
 */
export function expireSession(): void {
  sessionKeys.forEach(removeStored);
  store.set(storedSessionAtom, null);
  store.set(hasLapsedAtom, true);
}

/** What Sign Out does: all of local storage goes (specification, section 4). */
export function signOut(): void {
  clearStored();
  store.set(hasLapsedAtom, false);
  store.set(storedSessionAtom, null);
}

/**
 * Storage may hold anything: other scripts, extensions and curious people write there. What cannot be a session is
 * none, and what cannot be a name is not shown.
 */
function readSession(): Session | null {
  const sessionId = readStored('session');
  const userId = readStored('user');
  if (!sessionId || !userId || !sessionIdPattern.test(sessionId) || !accountId.test(userId)) return null;
  return { sessionId, userId, displayName: lineOf('displayName'), email: lineOf('email') };
}

function lineOf(key: StorageKey): string | null {
  const line = readStored(key)?.replaceAll(/\p{C}/gu, '').trim();
  return line && line.length <= longestLine ? line : null;
}

/** The same session stays the same object, so that nobody renders for nothing. */
function unchangedOr(before: Session | null, next: Session | null): Session | null {
  const isSame =
    before?.sessionId === next?.sessionId &&
    before?.userId === next?.userId &&
    before?.displayName === next?.displayName &&
    before?.email === next?.email;
  return isSame ? before : next;
}

function keep(key: StorageKey, value: string | null): void {
  if (value === null) removeStored(key);
  else writeStored(key, value);
}
