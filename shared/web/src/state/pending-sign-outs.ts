import { sessionIdPattern } from '@emberclutch/contract/identity/session-id.ts';
import { readCookie, writeCookie } from './browser-cookie.ts';
import { isEmbedded, storageName } from './embed-mode.ts';

/**
 * Holds the ids of sessions that the player has ended in this browser, and the server perhaps not yet, separated by
 * spaces. A cookie, because Sign Out leaves nothing in local storage, and because the next page of this browser sends
 * them, whichever tab it is in (docs/adr/0047).
 */
const cookie = 'emberclutch_sign_outs';

/** No session of our provider is valid for longer. */
const lifeSeconds = 30 * 86_400;

/** In an embed, session storage holds them: the cookies of the page belong to another site. */
const embedKey = 'pendingSignOuts';

/** Ids of this page: used if the browser has stored none of them. */
let memory: readonly string[] = [];

/** Storage may hold anything: values that are not session ids are ignored. */
export function pendingSignOuts(): readonly string[] {
  const stored = readStoredIds()?.split(' ') ?? [];
  return [...new Set([...memory, ...stored])].filter((id) => sessionIdPattern.test(id));
}

export function addPendingSignOut(sessionId: string): void {
  storeIds([...pendingSignOuts(), sessionId]);
}

/** The server has answered: the session has ended there, too. */
export function settleSignOut(sessionId: string): void {
  storeIds(pendingSignOuts().filter((id) => id !== sessionId));
}

function storeIds(ids: readonly string[]): void {
  memory = ids;
  const text = ids.join(' ');
  if (!isEmbedded()) return writeCookie(cookie, text, lifeSeconds);
  try {
    sessionStorage.setItem(storageName(embedKey), text);
  } catch {
    // Blocked session storage: the ids live as long as the page.
  }
}

function readStoredIds(): string | null {
  if (!isEmbedded()) return readCookie(cookie);
  try {
    return sessionStorage.getItem(storageName(embedKey));
  } catch {
    return null;
  }
}
