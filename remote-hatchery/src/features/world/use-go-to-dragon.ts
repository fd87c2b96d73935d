import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { useFirstView } from './use-first-view.ts';
import type { WorldView } from './world-view.ts';

interface Options {
  scene: WorldScene | null;
  view: WorldView;
  hasDragons: boolean;
  /** Jumps instead of flying, for players who prefer reduced motion. */
  isStill: boolean;
  /** @returns id of the dragon that the camera followed before the scene was drawn again */
  followedBefore: () => number | null;
  onSelect: (id: number) => void;
}

/** Selects a found or new dragon and makes the camera follow it. */
export function useGoToDragon(options: Options) {
  const { scene, view, hasDragons, isStill, followedBefore, onSelect } = options;
  const pilot = scene?.pilot;
  const followFirst = useFirstView({ pilot, view, hasDragons, followedBefore });
  const goTo = (id: number) => {
    onSelect(id);
    if (pilot) pilot.follow(id, { isStill });
    else followFirst(id);
  };
  const goToArrival = (id: number) => {
    // Replays the hatching for the player.
    if (!isStill) scene?.showArrivals([id], { afterFlight: true });
    goTo(id);
  };
  return { goTo, goToArrival };
}
