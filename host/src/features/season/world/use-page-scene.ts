import { useEffect, useState } from 'react';

/**
 * The scene around a page. A new one may be delayed until the curtain covers the change.
 * @param scene undefined until it has loaded
 * @param delayMs how long the previous scene stays, in milliseconds; 0 for no delay
 */
export function usePageScene<Scene>(scene: Scene | undefined, delayMs: number): Scene | undefined {
  const [shown, setShown] = useState(scene);
  useEffect(() => {
    if (scene === undefined) return undefined;
    const timer = setTimeout(() => setShown(scene), delayMs);
    return () => clearTimeout(timer);
  }, [scene, delayMs]);
  return delayMs === 0 ? scene : shown;
}
