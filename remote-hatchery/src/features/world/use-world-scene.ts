import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CancelledError, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { isChunkLoadError } from '@emberclutch/web/routing/is-chunk-load-error.ts';
import type { Camera } from '@emberclutch/world/scene/camera.ts';
import type { WorldScene } from '@emberclutch/world/scene/world-scene.ts';
import { createWorldClock } from './create-world-clock.ts';
import { mapFolder } from './map-folder.ts';
import { isGenome } from '@emberclutch/art/genome.ts';
import type { Genome } from '@emberclutch/art/genome.ts';
import { isApiError } from '@emberclutch/web/api/api-error.ts';
import { genomeQueries } from '@emberclutch/web/api/genomes.ts';

export type SceneState =
  | { state: 'opening' }
  | { state: 'ready'; scene: WorldScene }
  | { state: 'unsupported' }
  | { state: 'lost' };

/**
 * If the context is lost again within these milliseconds, the player decides whether to restore it: the graphics card may lose it again and
 * again.
 */
const lossIntervalMs = 120_000;

/** Imports PixiJS, which no other page loads. */
const importScene = () =>
  import(/* webpackChunkName: "world-scene" */ '@emberclutch/world/scene/world-scene.ts');

const hasWebglApi = 'WebGLRenderingContext' in globalThis;

// The chunk loads during hydration, in browsers only. A failed load is repeated, and reported, when the module is needed.
if (hasWebglApi) void importScene().catch(() => undefined);

/** Shared by all visits of the page, so that the next one starts with the known clock offset. */
const worldClock = createWorldClock();

/** Opens the scene of the world in an element until unmount. The camera survives a change of theme and a loss of the context. */
export function useWorldScene(theme: 'light' | 'dark') {
  const containerRef = useRef<HTMLDivElement>(null);
  const [sceneState, setSceneState] = useState<SceneState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const queryClient = useQueryClient();
  const lostAt = useRef(Number.NEGATIVE_INFINITY);
  const previousView = useRef<{ camera: Camera; followed: number | null } | null>(null);
  const restore = () => setAttempt((attempts) => attempts + 1);
  const handleLoss = useEffectEvent(() => {
    const sinceLast = performance.now() - lostAt.current;
    lostAt.current = performance.now();
    if (sinceLast < lossIntervalMs) setSceneState({ state: 'lost' });
    else restore();
  });

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return;
    const abortController = new AbortController();
    let opened: WorldScene | null = null;
    setSceneState({ state: 'opening' });
    // Without this clock, the `Date` header provides the time to the second.
    const ignoreFailure = () => undefined;
    const syncClock = () => void worldClock.sync(abortController.signal).catch(ignoreFailure);
    // The machine's clock may have changed while the computer slept.
    const handleVisible = () => {
      if (opened && !document.hidden) syncClock();
    };
    document.addEventListener('visibilitychange', handleVisible);
    const open = async () => {
      // Opening the scene shows whether a context can be created: a separate test would take as long.
      if (!hasWebglApi) return setSceneState({ state: 'unsupported' });
      void worldClock.start(abortController.signal).catch(ignoreFailure);
      const { WorldScene: Scene } = await importScene();
      if (abortController.signal.aborted) return;
      const openedScene = await Scene.open({
        container,
        theme,
        mapFolder,
        now: worldClock.now,
        findGenome: (id) => findGenome(queryClient, id),
        openWorker: openPortraitWorker,
        onLost: () => handleLoss(),
      });
      if (abortController.signal.aborted) return openedScene.destroy();
      opened = openedScene;
      if (previousView.current) openedScene.pilot.moveTo(previousView.current.camera);
      setSceneState({ state: 'ready', scene: openedScene });
      // Earlier samples would delay the dragons, and their late responses would make the clock inexact.
      void openedScene.whenPainted.then(syncClock);
    };
    open().catch((error: unknown) =>
      setSceneState(() => {
        // The error boundary around the page loads the chunk again.
        if (isChunkLoadError(error)) throw error;
        return { state: 'unsupported' };
      }),
    );
    return () => {
      abortController.abort();
      document.removeEventListener('visibilitychange', handleVisible);
      if (!opened) return;
      const { camera, followed } = opened.pilot;
      previousView.current = { camera, followed };
      opened.destroy();
    };
  }, [theme, attempt, queryClient]);

  return {
    containerRef,
    ...sceneState,
    scene: sceneState.state === 'ready' ? sceneState.scene : null,
    /** Id of the dragon that the previous scene followed; null for none. */
    getPreviouslyFollowedId: () => previousView.current?.followed ?? null,
    restore,
  };
}

/** Draws dragons close to the camera. @throws {DOMException} if this app's files have a different origin from the page */
const openPortraitWorker = (): Worker =>
  new Worker(/* webpackChunkName: "world-worker" */ new URL('./portrait-worker.ts', import.meta.url));

/**
 * Reads the genome of a dragon close to the camera. A genome does not change.
 * @returns null if it cannot be read, or uses an alphabet other than ours: the dragon keeps its sprite from the atlas
 */
export async function findGenome(queryClient: QueryClient, id: number): Promise<Genome | null> {
  try {
    const report = await queryClient.fetchQuery({ ...genomeQueries.one(id), staleTime: Infinity });
    return report?.genome && isGenome(report.genome) ? report.genome : null;
  } catch (error) {
    // The panel of the dragon was closed while it waited for the same query.
    if (error instanceof CancelledError) return findGenome(queryClient, id);
    if (isApiError(error)) return null;
    throw error;
  }
}
