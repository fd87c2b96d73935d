import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from '@emberclutch/web/routing';
import { paths } from '@emberclutch/web/routing/paths.ts';
import { attachSkyGestures } from '@emberclutch/world/scene/attach-sky-gestures.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import type { Point } from '@emberclutch/world/simulation/point.ts';

interface Options {
  scene: WorldScene | null;
  focus: number | null;
  /** Disables inertia, for players who prefer reduced motion. */
  isStill: boolean;
  onPick: (id: number | null) => void;
}

/** Moves the map and selects dragons by pointer and keys on the element over the map. */
export function useSkySelection({ scene, focus, isStill, onPick }: Options) {
  const surfaceRef = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<{ id: number; point: Point } | null>(null);
  const navigate = useNavigate();
  const getFocus = useEffectEvent(() => focus);
  const handlePick = useEffectEvent(onPick);
  const handleOpen = useEffectEvent(() => {
    if (focus !== null) void navigate(paths.details(focus));
  });
  const handleHover = useEffectEvent((id: number | null, point: Point) => {
    scene?.hover(id);
    setHovered(id === null ? null : { id, point });
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
              onHover: (id, point) => handleHover(id, point),
            },
          })
        : undefined,
    [scene, isStill],
  );
  return { surfaceRef, hovered };
}
