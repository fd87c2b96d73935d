import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { attachSkyGestures } from '@emberclutch/world/scene/attach-sky-gestures.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

interface Options {
  scene: WorldScene | null;
  focus: number | null;
  /** Disables inertia, for players who prefer reduced motion. */
  isStill: boolean;
  onPick: (id: number | null) => void;
}

/** Moves the map and selects dragons by pointer and keys. @returns the ref of the element over the map */
export function useSkySelection({
  scene,
  focus,
  isStill,
  onPick,
}: Options): RefObject<HTMLDivElement | null> {
  const surfaceRef = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const getFocus = useEffectEvent(() => focus);
  const handlePick = useEffectEvent(onPick);
  const handleOpen = useEffectEvent(() => {
    if (focus !== null) void navigate(paths.details(focus));
  });
  useEffect(
    () =>
      scene && surfaceRef.current
        ? attachSkyGestures(surfaceRef.current, scene, {
            isStill,
            selection: {
              getSelected: () => getFocus(),
              onPick: (id) => handlePick(id),
              onOpen: () => handleOpen(),
              onHover: (id) => scene.hover(id),
            },
          })
        : undefined,
    [scene, isStill],
  );
  return surfaceRef;
}
