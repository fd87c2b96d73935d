import { useLocation } from '@emberclutch/web/routing';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { CameraPilot } from '@emberclutch/world/scene/camera-pilot.ts';
import { useViewInAddress } from './use-view-in-address.ts';
import { worldViewParams } from './world-view.ts';
import type { WorldView } from './world-view.ts';

/**
 * Calls back when the camera has come to rest on this page.
 * @returns a function that returns path and query of what the map shows now
 */
export function usePathOfView(
  pilot: CameraPilot | undefined,
  view: WorldView,
  onRest: (at: Camera | null) => void,
): () => string {
  const { pathname, search } = useLocation();
  const viewNow = useViewInAddress(pilot, (at) => {
    // The player may be on the way to another page already.
    if (window.location.pathname === pathname) onRest(at);
  });
  return () => {
    const at = viewNow();
    const query =
      at === undefined ? search : `?${worldViewParams({ ...view, at }, new URLSearchParams(search))}`;
    return pathname + query;
  };
}
