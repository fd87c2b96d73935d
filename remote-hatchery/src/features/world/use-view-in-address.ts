import { useEffect, useEffectEvent, useRef } from 'react';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import { cameraInAddress } from './world-view.ts';

/** Milliseconds that the camera stands still before the address has what it shows. */
const restMs = 700;

/**
 * Calls back with what the map shows whenever the camera has come to rest; null while it follows a dragon.
 * @returns a function that tells what the map shows now, while the camera may still move; undefined if the address has it already
 */
export function useViewInAddress(
  pilot: Pick<CameraPilot, 'camera' | 'followed' | 'subscribe'> | undefined,
  onRest: (at: Camera | null) => void,
): () => Camera | null | undefined {
  /** What the address has, or had when the map was opened. */
  const known = useRef('');
  const handleRest = useEffectEvent(onRest);
  useEffect(() => {
    if (!pilot) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    known.current = formatView(pilot);
    const unsubscribe = pilot.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // A window that changes its size moves the camera without changing what it looks at.
        if (formatView(pilot) !== known.current) handleRest(toCamera(pilot));
        known.current = formatView(pilot);
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [pilot]);
  return () => (pilot && formatView(pilot) !== known.current ? toCamera(pilot) : undefined);
}

type Looking = Pick<CameraPilot, 'camera' | 'followed'>;

const toCamera = ({ camera, followed }: Looking): Camera | null => (followed === null ? camera : null);

/** Null while a dragon is followed is one view, wherever it flies. */
const formatView = (pilot: Looking): string => {
  const at = toCamera(pilot);
  return at ? cameraInAddress(at) : '';
};
