import { useSyncExternalStore } from 'react';
import type { AssetInfo } from '@emberclutch/contract/asset/asset.ts';

/** Eggs whose shells are still closed on this page, although the dragon is known. */
const closedEggs = new Map<number, AssetInfo>();
const listeners = new Set<() => void>();

/** The asset whose caption to show: the egg until its shell has opened, so that the name of the dragon does not appear before the dragon. */
export const useCaptionedAsset = (asset: AssetInfo): AssetInfo =>
  useSyncExternalStore(
    subscribe,
    () => closedEggs.get(asset.id),
    () => undefined,
  ) ?? asset;

/** Keeps the caption of an egg that begins to hatch. @returns a function that shows the caption of the dragon */
export function keepCaption(egg: AssetInfo): () => void {
  closedEggs.set(egg.id, egg);
  notify();
  return () => {
    closedEggs.delete(egg.id);
    notify();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const notify = () => listeners.forEach((listener) => listener());
