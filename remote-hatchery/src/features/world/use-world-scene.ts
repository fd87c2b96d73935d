import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import { createWorldClock } from './create-world-clock.ts';
import { useFindGenome } from './use-find-genome.ts';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';

export type SceneState =
  | { state: 'opening' }
  | { state: 'ready'; scene: WorldScene }
  | { state: 'unsupported' }
  | { state: 'lost' };

/** Milliseconds within which a second loss is left to the player: the graphics card may lose it again and again. */
const lossInterval = 120_000;

/** One for all visits of the page, so that the next one begins with what is known of the server's clock. */
const worldClock = createWorldClock();

/**
 * Opens the drawing of the world in an element, and closes it with the component. The drawing library is fetched here, so
 * that no other page has it. After a change of the theme, or of a loss of the graphics card, the camera is where it was.
 */
export function useWorldScene(theme: 'light' | 'dark') {
  const containerRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SceneState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const findGenome = useEffectEvent(useFindGenome());
  const lostAt = useRef(Number.NEGATIVE_INFINITY);
  /** What the scene before showed. */
  const before = useRef<{ camera: Camera; followed: number | null } | null>(null);
  const restore = () => setAttempt((attempts) => attempts + 1);
  const handleLoss = useEffectEvent(() => {
    const sinceLast = performance.now() - lostAt.current;
    lostAt.current = performance.now();
    if (sinceLast < lossInterval) setScene({ state: 'lost' });
    else restore();
  });

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    const closing = new AbortController();
    let opened: WorldScene | null = null;
    setScene({ state: 'opening' });
    // Without a finer clock the world goes by the second of the other answers.
    const synchronise = () => void worldClock.sync(closing.signal).catch(() => undefined);
    // A clock may have been set while the computer slept.
    const handleVisible = () => {
      if (opened && !document.hidden) synchronise();
    };
    document.addEventListener('visibilitychange', handleVisible);
    const open = async () => {
      if (!hasWebgl()) return setScene({ state: 'unsupported' });
      synchronise();
      const { WorldScene: Scene } = await import(
        /* webpackChunkName: "world-scene" */ '@emberclutch/world/scene/world-scene.ts'
      );
      if (closing.signal.aborted) return;
      const made = await Scene.open({
        container,
        theme,
        now: worldClock.now,
        findGenome: (id) => findGenome(id),
        onLost: () => handleLoss(),
      });
      if (closing.signal.aborted) return made.destroy();
      opened = made;
      if (before.current) made.pilot.moveTo(before.current.camera);
      setScene({ state: 'ready', scene: made });
    };
    open().catch((error: unknown) =>
      setScene(() => {
        // For the error boundary around the page, which loads the chunk anew.
        if (isChunkLoadError(error)) throw error;
        return { state: 'unsupported' };
      }),
    );
    return () => {
      closing.abort();
      document.removeEventListener('visibilitychange', handleVisible);
      if (!opened) return;
      const { camera, followed } = opened.pilot;
      before.current = { camera, followed };
      opened.destroy();
    };
  }, [theme, attempt]);

  return {
    containerRef,
    ...scene,
    scene: scene.state === 'ready' ? scene.scene : null,
    /** The dragon that the scene before followed; null for none. */
    followedBefore: () => before.current?.followed ?? null,
    restore,
  };
}

function hasWebgl(): boolean {
  const canvas = document.createElement('canvas');
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}
