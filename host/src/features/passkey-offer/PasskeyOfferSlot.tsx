import { useAtomValue } from 'jotai';
import { isPasskeyOfferedAtom } from '@emberclutch/shared/state';
import { lazyPart } from '../../platform/loading/lazy-part.tsx';

const PasskeyOffer = lazyPart(
  async () => (await import(/* webpackChunkName: "passkey-offer" */ './PasskeyOffer.tsx')).PasskeyOffer,
);

/** The place of the offer, which few visitors are made. */
export function PasskeyOfferSlot() {
  return useAtomValue(isPasskeyOfferedAtom) ? <PasskeyOffer /> : null;
}
