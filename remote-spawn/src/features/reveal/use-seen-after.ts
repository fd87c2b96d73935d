import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds without a press before the next step: a player who keeps pressing is not looking. */
const calmMs = 600;

/**
 * Calls back once something has been on the stage for a while.
 * @param shows the content on show, and for how many milliseconds; null while there is none
 * @returns postpones the call, for each press that came too early
 */
export function useSeenAfter(shows: { key: string; ms: number } | null, onSeen: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const due = useRef(0);
  const handleSeen = useEffectEvent(onSeen);
  const key = shows?.key;
  const ms = shows?.ms ?? 0;

  useEffect(() => {
    if (key === undefined) return;
    due.current = performance.now() + ms;
    timer.current = setTimeout(() => handleSeen(), ms);
    return () => clearTimeout(timer.current);
  }, [key, ms]);

  return () => {
    clearTimeout(timer.current);
    const left = Math.max(due.current - performance.now(), calmMs);
    timer.current = setTimeout(onSeen, left);
  };
}
