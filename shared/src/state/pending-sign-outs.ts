import { sessionIdPattern } from '../contract/session-id.ts';
import { storageName } from './embed-mode.ts';

/**
 * Ids of sessions that the player has ended in this browser tab, and the server perhaps not yet. In session storage: it
 * survives a reload, Sign Out leaves nothing in local storage, and no session id stays behind when the tab is closed.
 */
const key = 'pendingSignOuts';

/** Used if session storage is blocked. */
let memory = '[]';

/** Storage may hold anything: what is not a session id is left out. */
export function pendingSignOuts(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(readStoredIds());
    return Array.isArray(ids) ? ids.filter(isSessionId) : [];
  } catch {
    return [];
  }
}

export function addPendingSignOut(sessionId: string): void {
  storeIds([...pendingSignOuts().filter((id) => id !== sessionId), sessionId]);
}

/** The server has answered: the session has ended there, too. */
export function settleSignOut(sessionId: string): void {
  storeIds(pendingSignOuts().filter((id) => id !== sessionId));
}

function storeIds(ids: readonly string[]): void {
  memory = JSON.stringify(ids);
  try {
    if (ids.length > 0) sessionStorage.setItem(storageName(key), memory);
    else sessionStorage.removeItem(storageName(key));
  } catch {
    // Blocked session storage: the ids live as long as the page.
  }
}

function readStoredIds(): string {
  try {
    return sessionStorage.getItem(storageName(key)) ?? '[]';
  } catch {
    return memory;
  }
}

const isSessionId = (value: unknown): value is string =>
  typeof value === 'string' && sessionIdPattern.test(value);
