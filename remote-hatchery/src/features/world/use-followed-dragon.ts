import { useSyncExternalStore } from 'react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';

/**
 * The dragon that the camera follows or rides.
 * @param pilot undefined before there is a scene
 * @param focus id of the selected dragon
 * @param isStill jumps instead of flying, for players who do not want motion
 */
export function useFollowedDragon(pilot: CameraPilot | undefined, focus: number | null, isStill: boolean) {
  const subscribe = pilot?.subscribe ?? notSubscribed;
  const followed = useSyncExternalStore(
    subscribe,
    () => pilot?.followed ?? null,
    () => null,
  );
  const isRiding = useSyncExternalStore(
    subscribe,
    () => pilot?.isRiding ?? false,
    () => false,
  );

  const toggleFollow = () => {
    if (!pilot || focus === null) return;
    if (followed === focus) pilot.stop();
    else pilot.follow(focus, { isStill });
  };
  const toggleRide = () => {
    if (!pilot || focus === null) return;
    if (isRiding && followed === focus) pilot.follow(focus, { isStill });
    else pilot.ride(focus, { isStill });
  };
  return { followed, isRiding, toggleFollow, toggleRide };
}

const notSubscribed = () => () => {};
