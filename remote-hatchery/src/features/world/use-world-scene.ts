import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isChunkLoadError } from '@emberclutch/shared/routing/is-chunk-load-error';
import { useFindGenome } from './use-find-genome.ts';
import type { WorldScene } from './scene/world-scene.ts';
import { syncClock, worldNow } from './sync-clock.ts';

export type SceneState =
  { state: 'opening' } | { state: 'ready'; scene: WorldScene } | { state: 'unsupported' } | { state: 'lost' };

/**
 * Opens the drawing of the world in an element, and closes it with the component. The drawing library is fetched here, so
 * that no other page has it.
 */
export function useWorldScene(theme: 'light' | 'dark') {
  const placeRef = useRef<HTMLDivElement>(null);
  const [scene, setScene] = useState<SceneState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const findGenome = useEffectEvent(useFindGenome());

  useEffect(() => {
    const place = placeRef.current;
    if (!place) return;
    const closing = new AbortController();
    let opened: WorldScene | null = null;
    setScene({ state: 'opening' });
    const open = async () => {
      if (!hasWebgl()) return setScene({ state: 'unsupported' });
      // Without a finer clock the world goes by the second of the other answers.
      syncClock(closing.signal).catch(() => undefined);
      const { WorldScene: Scene } = await import(
        /* webpackChunkName: "world-scene" */ './scene/world-scene.ts'
      );
      if (closing.signal.aborted) return;
      const made = await Scene.open({
        place,
        theme,
        now: worldNow,
        findGenome: (id) => findGenome(id),
        onLost: () => setScene({ state: 'lost' }),
      });
      if (closing.signal.aborted) return made.destroy();
      opened = made;
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
      opened?.destroy();
    };
  }, [theme, attempt]);

  return {
    placeRef,
    ...scene,
    scene: scene.state === 'ready' ? scene.scene : null,
    restore: () => setAttempt((before) => before + 1),
  };
}

function hasWebgl(): boolean {
  const canvas = document.createElement('canvas');
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}
