import { useReducer, useEffect, useEffectEvent } from 'react';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';
import { awardGoldenEggs } from '@emberclutch/web/golden/award-golden-eggs.ts';
import { currentSession } from '@emberclutch/web/state';
import { useReducedMotion } from '@emberclutch/web/ui/browser/use-media.ts';
import { choosePace } from './choose-pace.ts';
import { isOver, reduceReveal, createReveal } from './reveal-state.ts';
import { useLongPress } from './use-long-press.ts';

interface Listeners {
  /** Called when the contents of a parcel have been seen and the next parcel comes. */
  onNext: () => void;
  onEnd: () => void;
}

/** How long the contents of a parcel are shown, in milliseconds: at a pace of 1, and with reduced motion. */
const viewingMs = { moving: 1_900, still: 400 };

/** Milliseconds between the openings of two parcels. */
export const openingIntervalMs = 140;

/** The result of `useReveal`. */
export type Reveal = ReturnType<typeof useReveal>;

/** The progress of a reveal, and the effects of presses. Awards golden eggs once they have been seen. */
export function useReveal(assets: readonly AssetInfo[], { onNext, onEnd }: Listeners) {
  const [state, dispatch] = useReducer(reduceReveal, createReveal(assets.length));
  const { index, isOpen, isSeen, hasOpenedAll } = state;
  const isReduced = useReducedMotion();

  const shown = hasOpenedAll ? assets : assets.slice(index, index + 1);
  const [first] = shown;
  const goldenCount = shown.filter(({ golden }) => golden).length;
  const pace = hasOpenedAll || !first ? 1 : choosePace(first);
  const movingMs = viewingMs.moving * pace + (shown.length - 1) * openingIntervalMs;
  const ms = isReduced ? viewingMs.still : movingMs;
  const handleSeen = useEffectEvent(() => {
    awardGoldenEggs(shown.filter(isOwn));
    dispatch('see');
  });
  useEffect(() => {
    if (!isOpen || isSeen) return;
    const timer = setTimeout(() => handleSeen(), ms);
    return () => clearTimeout(timer);
  }, [isOpen, isSeen, hasOpenedAll, ms]);

  const proceed = () => {
    if (isOver(state)) return onEnd();
    if (isSeen) onNext();
    dispatch('advance');
  };
  const hold = useLongPress({ isEnabled: !isOpen, onHeld: proceed });
  return {
    state,
    shown,
    goldenCount,
    hold,
    press: () => {
      if (!hold.isEndOfHold()) proceed();
    },
    openAll: () => dispatch('openAll'),
    end: () => {
      if (isOpen) awardGoldenEggs(shown.filter(isOwn));
      onEnd();
    },
  };
}

/** Awards only the player's own eggs, because anyone can watch an arrival. Some providers omit the owner. */
const isOwn = ({ accId }: AssetInfo) => accId === null || accId === currentSession()?.userId;
