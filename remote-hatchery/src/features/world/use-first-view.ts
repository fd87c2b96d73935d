import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import type { WorldView } from './world-view.ts';

interface Options {
  /** Undefined before the scene exists. */
  pilot: CameraPilot | undefined;
  view: WorldView;
  hasDragons: boolean;
  /** @returns id of the dragon that the camera followed before the scene was drawn again */
  getPreviouslyFollowedId: () => number | null;
}

/**
 * Moves the camera of the first scene to the position in the address, or makes it follow the selected dragon once the dragons are known.
 * A dragon that is selected later is already visible. The next scenes follow the dragon of the previous one.
 */
export function useFirstView({ pilot, view, hasDragons, getPreviouslyFollowedId }: Options): void {
  const [initialCamera] = useState(view.at);
  const isFirst = useRef(true);
  const showFirstView = useEffectEvent(() => {
    if (!pilot) return;
    const id = isFirst.current ? view.focus : getPreviouslyFollowedId();
    if (isFirst.current && initialCamera) pilot.moveTo(initialCamera);
    else if (id !== null && hasDragons) pilot.follow(id, { isStill: true });
    if (initialCamera || hasDragons) isFirst.current = false;
  });
  useEffect(() => showFirstView(), [pilot, hasDragons]);
}
