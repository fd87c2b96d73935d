import { useEffect, useEffectEvent } from 'react';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import { cameraInAddress } from './world-view.ts';

/** Milliseconds that the camera stands still before the address has what it shows. */
const restMs = 700;

/** Calls back with what the map shows whenever the camera has come to rest; null while it follows a dragon. */
export function useViewInAddress(
  pilot: Pick<CameraPilot, 'camera' | 'followed' | 'subscribe'> | undefined,
  onRest: (at: Camera | null) => void,
): void {
  const handleRest = useEffectEvent(onRest);
  useEffect(() => {
    if (!pilot) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = cameraInAddress(pilot.camera);
    const unsubscribe = pilot.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const view = pilot.followed === null ? cameraInAddress(pilot.camera) : '';
        // A window that changes its size moves the camera without changing what it looks at.
        if (view !== last) handleRest(pilot.followed === null ? pilot.camera : null);
        last = view;
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [pilot]);
}
