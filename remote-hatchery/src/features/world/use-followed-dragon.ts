import { useSyncExternalStore } from 'react';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';

/** Id of the dragon that the camera follows; null for none. @param pilot undefined before there is a scene */
export const useFollowedDragon = (pilot: CameraPilot | undefined): number | null =>
  useSyncExternalStore(
    pilot?.subscribe ?? notSubscribed,
    () => pilot?.followed ?? null,
    () => null,
  );

const notSubscribed = () => () => {};
