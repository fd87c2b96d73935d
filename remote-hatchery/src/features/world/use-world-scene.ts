import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { createWorldClock } from './create-world-clock.ts';
import { findGenome } from './find-genome.ts';
import { mapFolder } from './map-folder.ts';

export type SceneState =
  | { state: 'opening' }
  | { state: 'ready'; scene: WorldScene }
  | { state: 'unsupported' }
  | { state: 'lost' };

/**
 * In milliseconds. After a second context loss within this time the player decides, because the graphics card may lose it again
 * and again.
 */
const lossInterval = 120_000;

/** Imports PixiJS here, so that no other page loads it. */
const importScene = () =>
  import(/* webpackChunkName: "world-scene" */ '@emberclutch/world/scene/world-scene.ts');

const mayHaveWebgl = 'WebGLRenderingContext' in globalThis;

// Loaded during hydration, in browsers only. A failed load is repeated, and reported, when the module is needed.
if (mayHaveWebgl) void importScene().catch(() => undefined);

/** Shared by all visits of the page, so that the next one starts with the known clock offset. */
const worldClock = createWorldClock();

/**
 * Opens the scene of the world in an element, and destroys it on unmount. The camera survives a change to the theme and a loss of the graphics context.
 */
export function useWorldScene(theme: 'light' | 'dark') {
  const containerRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SceneState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const lostAt = useRef(Number.NEGATIVE_INFINITY);
  /** State of the previous scene. */
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
    // Without this clock, the `Date` header provides the time to the second.
    const ignoreFailure = () => undefined;
    const synchronise = () => void worldClock.sync(closing.signal).catch(ignoreFailure);
    // The machine's clock may have changed while the computer slept.
    const handleVisible = () => {
      if (opened && !document.hidden) synchronise();
    };
    document.addEventListener('visibilitychange', handleVisible);
    const open = async () => {
      // Opening the scene shows whether a context can be created: a separate test would take as long.
      if (!mayHaveWebgl) return setScene({ state: 'unsupported' });
      void worldClock.start(closing.signal).catch(ignoreFailure);
      const { WorldScene: Scene } = await importScene();
      if (closing.signal.aborted) return;
      const made = await Scene.open({
        container,
        theme,
        mapFolder,
        now: worldClock.now,
        findGenome: (id) => findGenome(queryClient, id),
        openWorker: openPortraitWorker,
        onLost: () => handleLoss(),
      });
      if (closing.signal.aborted) return made.destroy();
      opened = made;
      if (before.current) made.pilot.moveTo(before.current.camera);
      setScene({ state: 'ready', scene: made });
      // Further samples would delay the dragons, and until then their responses would be late, which makes the clock inexact.
      void made.whenPainted.then(synchronise);
    };
    open().catch((error: unknown) =>
      setScene(() => {
        // The error boundary around the page loads the chunk again.
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
  }, [theme, attempt, queryClient]);

  return {
    containerRef,
    ...scene,
    scene: scene.state === 'ready' ? scene.scene : null,
    /** Id of the dragon that the previous scene followed; null for none. */
    followedBefore: () => before.current?.followed ?? null,
    restore,
  };
}

/**
 * Opens the worker that draws dragons close to the camera.
 * @throws {DOMException} if this app's files are on a different origin from the page
 */
const openPortraitWorker = (): Worker =>
  new Worker(/* webpackChunkName: "world-worker" */ new URL('./portrait-worker.ts', import.meta.url));
