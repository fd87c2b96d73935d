import { useEffect, useEffectEvent, useRef } from 'react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import type { WorldView } from './world-view.ts';

interface Options {
  /** Undefined before there is a scene. */
  pilot: CameraPilot | undefined;
  view: WorldView;
  hasDragons: boolean;
  /** @returns id of the dragon that the camera followed before the scene was drawn again */
  followedBefore: () => number | null;
}

/**
 * Moves the camera of a new scene to the place in the address, or lets it follow the dragon with which the address was opened. A dragon
 * that is selected later is visible already.
 * @returns a function that makes the first scene follow another dragon, if there is no scene yet
 */
export function useFirstView({ pilot, view, hasDragons, followedBefore }: Options): (id: number) => void {
  const openedAt = useRef(view.focus);
  const firstCamera = useRef(view.at);
  const resume = useEffectEvent(() => {
    if (!pilot) return;
    const id = openedAt.current ?? followedBefore();
    if (firstCamera.current) pilot.moveTo(firstCamera.current);
    else if (id !== null && hasDragons) pilot.follow(id, { isStill: true });
    firstCamera.current = null;
    if (hasDragons) openedAt.current = null;
  });
  useEffect(() => resume(), [pilot, hasDragons]);
  return (id) => {
    openedAt.current = id;
  };
}
