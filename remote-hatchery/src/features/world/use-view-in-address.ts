import { useEffect, useEffectEvent, useRef } from 'react';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import { formatCamera } from './world-view.ts';

/** How long the camera must stand still before the view is written to the address, in milliseconds. */
const restMs = 700;

/**
 * Calls `onRest` with the view whenever the camera has come to rest, and with null while it follows a dragon.
 * @returns a function that returns the current view, while the camera may still move; undefined if the address has it already
 */
export function useViewInAddress(
  pilot: Pick<CameraPilot, 'camera' | 'followed' | 'subscribe'> | undefined,
  onRest: (at: Camera | null) => void,
): () => Camera | null | undefined {
  /** The view that the address shows; until it changes, the view with which the map was opened. */
  const addressView = useRef('');
  const handleRest = useEffectEvent(onRest);
  useEffect(() => {
    if (!pilot) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    addressView.current = formatView(pilot);
    const unsubscribe = pilot.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Resizing the window moves the camera without changing the view.
        if (formatView(pilot) !== addressView.current) handleRest(toCamera(pilot));
        addressView.current = formatView(pilot);
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [pilot]);
  return () => (pilot && formatView(pilot) !== addressView.current ? toCamera(pilot) : undefined);
}

type CameraView = Pick<CameraPilot, 'camera' | 'followed'>;

const toCamera = ({ camera, followed }: CameraView): Camera | null => (followed === null ? camera : null);

/** Formats the view. Empty while the camera follows a dragon, wherever the dragon flies. */
const formatView = (pilot: CameraView): string => {
  const at = toCamera(pilot);
  return at ? formatCamera(at) : '';
};
