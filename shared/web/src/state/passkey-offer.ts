import { atom } from 'jotai';
import { sessionAtom } from './session.ts';
import { store } from './store.ts';

const offeredSessionIdAtom = atom<string | null>(null);

/** Whether to offer the signed-in player a passkey: after a sign-in by code, until they decide. */
export const isPasskeyOfferedAtom = atom((get) => {
  const session = get(sessionAtom);
  return session !== null && session.sessionId === get(offeredSessionIdAtom);
});

export function offerPasskey(): void {
  store.set(offeredSessionIdAtom, store.get(sessionAtom)?.sessionId ?? null);
}

/** Ends the offer: the player has added a passkey, or declined. */
export function settlePasskeyOffer(): void {
  store.set(offeredSessionIdAtom, null);
}
