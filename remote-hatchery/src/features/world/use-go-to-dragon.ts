import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import type { WorldView } from './world-view.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';

interface Options {
  scene: WorldScene | null;
  view: WorldView;
  hasDragons: boolean;
  /** Jumps instead of flying, for players who prefer reduced motion. */
  isStill: boolean;
  /** @returns id of the dragon that the camera followed before the scene was drawn again */
  getPreviouslyFollowed: () => number | null;
  onSelect: (id: number) => void;
}

/** Selects a found or new dragon and makes the camera follow it. */
export function useGoToDragon(options: Options) {
  const { scene, view, hasDragons, isStill, getPreviouslyFollowed, onSelect } = options;
  const pilot = scene?.pilot;
  const followOnceReady = useFirstView({ pilot, view, hasDragons, getPreviouslyFollowed });
  const goTo = (id: number) => {
    onSelect(id);
    if (pilot) pilot.follow(id, { isStill });
    else followOnceReady(id);
  };
  const goToArrival = (id: number) => {
    // Replays the hatching for the player.
    if (!isStill) scene?.showArrivals([id], { isAfterFlight: true });
    goTo(id);
  };
  return { goTo, goToArrival };
}

interface FirstViewOptions extends Pick<Options, 'view' | 'hasDragons' | 'getPreviouslyFollowed'> {
  /** Undefined before the scene exists. */
  pilot: CameraPilot | undefined;
}

/**
 * Moves the camera of a new scene to the position in the address, or makes it follow the dragon that the address initially
 * selected. A dragon that is selected later is already visible.
 * @returns a function that makes the first scene follow another dragon, if the scene does not exist yet
 */
export function useFirstView({
  pilot,
  view,
  hasDragons,
  getPreviouslyFollowed,
}: FirstViewOptions): (id: number) => void {
  const initialFocus = useRef(view.focus);
  const initialCamera = useRef(view.at);
  const resume = useEffectEvent(() => {
    if (!pilot) return;
    const id = initialFocus.current ?? getPreviouslyFollowed();
    if (initialCamera.current) pilot.moveTo(initialCamera.current);
    else if (id !== null && hasDragons) pilot.follow(id, { isStill: true });
    initialCamera.current = null;
    if (hasDragons) initialFocus.current = null;
  });
  useEffect(() => resume(), [pilot, hasDragons]);
  return (id) => {
    initialFocus.current = id;
  };
}
