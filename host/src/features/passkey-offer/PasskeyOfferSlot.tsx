import { useAtomValue } from 'jotai';
import { isPasskeyOfferedAtom } from '@emberclutch/web/state';
import { useIsHydrated } from '@emberclutch/web/ui/browser/use-hydrated-value.ts';
import { createLazyComponent } from '../../platform/loading/create-lazy-component.tsx';

const PasskeyOffer = createLazyComponent(
  async () => (await import(/* webpackChunkName: "passkey-offer" */ './PasskeyOffer.tsx')).PasskeyOffer,
);

/** Loads the offer for players who have just signed in by code. */
export function PasskeyOfferSlot() {
  const isOffered = useAtomValue(isPasskeyOfferedAtom);
  return useIsHydrated() && isOffered ? <PasskeyOffer /> : null;
}
