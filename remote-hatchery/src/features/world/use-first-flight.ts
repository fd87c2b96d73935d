import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { nestOf } from '@emberclutch/world/simulation/nest-of.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import type { NextHatching } from '../../platform/api/world-hatchings.ts';
import { useMarkArrivalsSeen } from './use-world-dragons.ts';

/** Pixels per unit at which a nest fills a good part of the window. */
const nestZoom = 0.9;

interface Options {
  scene: Pick<WorldScene, 'pilot' | 'viewport'> | null;
  /** Ids of dragons that hatched while the page was open and have not been seen. */
  arrived: readonly number[];
  /** Jumps instead of flying, for players who do not want motion. */
  isStill: boolean;
  /** Called when the dragon that the player waited for has hatched. */
  onFirstFlight: (id: number) => void;
}

/** Lets a player wait at the nest of an egg: the camera flies there, and follows the dragon from its first flight on. */
export function useFirstFlight({ scene, arrived, isStill, onFirstFlight }: Options) {
  const [awaited, setAwaited] = useState<NextHatching | null>(null);
  /** The last one that has hatched: it is announced until it is seen, but hatches once. */
  const hatched = useRef<number | null>(null);
  const markSeen = useMarkArrivalsSeen();
  const handleHatched = useEffectEvent((hatching: NextHatching) => {
    if (hatched.current === hatching.id) return;
    hatched.current = hatching.id;
    // A player who has left the nest since then looks at something else.
    if (!scene || !isInView(scene, hatching)) return;
    onFirstFlight(hatching.id);
    markSeen([hatching.id]);
  });
  useEffect(() => {
    if (awaited && arrived.includes(awaited.id)) handleHatched(awaited);
  }, [arrived, awaited]);

  const visit = (hatching: NextHatching) => {
    if (!scene) return;
    setAwaited(hatching);
    scene.pilot.flyTo(nestOf(hatching), Math.max(nestZoom, scene.pilot.camera.zoom), { isStill });
  };
  return { awaited: awaited && !arrived.includes(awaited.id) ? awaited : null, visit };
}

function isInView({ pilot, viewport }: NonNullable<Options['scene']>, hatching: NextHatching): boolean {
  const { x, y, zoom } = pilot.destination;
  const nest = nestOf(hatching);
  return (
    Math.abs(nest.x - x) < viewport.width / zoom / 2 && Math.abs(nest.y - y) < viewport.height / zoom / 2
  );
}
