import { useEffect, useState } from 'react';

/**
 * The scene around a page, which is exchanged later where something covers it.
 * @param scene undefined until it has loaded
 * @param delayMs for how long the former scene stays, in milliseconds; 0: not at all
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
