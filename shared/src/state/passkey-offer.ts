import { atom } from 'jotai';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';

/** The session that is offered a passkey. */
const offeredToAtom = atom<string | null>(null);

/** Whether whoever is signed in should be offered a passkey: once after a sign-in by code, until they decide. */
export const isPasskeyOfferedAtom = atom((get) => {
  const session = get(sessionAtom);
  return session !== null && session.sessionId === get(offeredToAtom);
});

export function offerPasskey(): void {
  store.set(offeredToAtom, store.get(sessionAtom)?.sessionId ?? null);
}

/** They have one now, or want none. */
export function settlePasskeyOffer(): void {
  store.set(offeredToAtom, null);
}
