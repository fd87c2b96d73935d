import { useRef } from 'react';
import { useSearchParams } from '@emberclutch/web/routing';
import { readWorldView, writeWorldView } from './world-view.ts';
import type { WorldView } from './world-view.ts';

/** The view in the address, and a function that changes parts of it. */
export function useWorldView(): [WorldView, (change: Partial<WorldView>) => void] {
  const [params, setParams] = useSearchParams();
  /** The last change, and the parameters that were rendered at the time. */
  const last = useRef<{ rendered: URLSearchParams; next: URLSearchParams } | null>(null);

  const handleChange = (change: Partial<WorldView>) => {
    // The router renders a change in a transition, which may wait for data. Until then, the next change must not undo it.
    const current = last.current?.rendered === params ? last.current.next : params;
    const next = writeWorldView({ ...readWorldView(current), ...change }, current);
    last.current = { rendered: params, next };
    setParams(next, { replace: true });
  };
  return [readWorldView(params), handleChange];
}
