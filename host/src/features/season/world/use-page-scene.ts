import { useEffect, useState } from 'react';

/**
 * The scene around a page. A new scene can wait until the curtain covers the change.
 * @param scene undefined until it has loaded
 * @param delayMs how long the previous scene stays, in milliseconds; 0 for no delay
 */
export function usePageScene<Scene>(scene: Scene | undefined, delayMs: number): Scene | undefined {
  const [delayedScene, setDelayedScene] = useState(scene);
  useEffect(() => {
    if (scene === undefined) return undefined;
    const timer = setTimeout(() => setDelayedScene(scene), delayMs);
    return () => clearTimeout(timer);
  }, [scene, delayMs]);
  return delayMs === 0 ? scene : delayedScene;
}
