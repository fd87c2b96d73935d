import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { useFirstFlight } from './use-first-flight.ts';
import { useFirstView } from './use-first-view.ts';
import type { WorldView } from './world-view.ts';

interface Options {
  scene: WorldScene | null;
  view: WorldView;
  /** Ids of dragons that hatched while the page was open and have not been seen. */
  arrived: readonly number[];
  hasDragons: boolean;
  /** Jumps instead of flying, for players who do not want motion. */
  isStill: boolean;
  /** @returns id of the dragon that the camera followed before the scene was drawn again */
  followedBefore: () => number | null;
  onSelect: (id: number) => void;
}

/** Selects a dragon and lets the camera follow it: one that was found, a new one, or one at whose egg the player waits. */
export function useGoToDragon(options: Options) {
  const { scene, view, arrived, hasDragons, isStill, followedBefore, onSelect } = options;
  const pilot = scene?.pilot;
  const followFirst = useFirstView({ pilot, view, hasDragons, followedBefore });
  const goTo = (id: number) => {
    onSelect(id);
    if (pilot) pilot.follow(id, { isStill });
    else followFirst(id);
  };
  const { awaited, visit } = useFirstFlight({ scene, arrived, isStill, onFirstFlight: goTo });
  const goToArrival = (id: number) => {
    // Replays the hatching for the player.
    if (!isStill) scene?.showArrivals([id], { afterFlight: true });
    goTo(id);
  };
  return { goTo, goToArrival, awaited, visit };
}
