import { useEffect, useEffectEvent, useRef } from 'react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import type { WorldView } from './world-view.ts';

interface Options {
  /** Undefined before the scene exists. */
  pilot: CameraPilot | undefined;
  view: WorldView;
  hasDragons: boolean;
  /** @returns id of the dragon that the camera followed before the scene was drawn again */
  getPreviouslyFollowed: () => number | null;
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
}: Options): (id: number) => void {
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
