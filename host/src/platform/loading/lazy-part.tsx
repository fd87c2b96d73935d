import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { SilentBoundary } from '../errors/SilentBoundary.tsx';

interface LazyPartOptions {
  /** Until it is there; nothing unless told. */
  waiting?: ReactNode;
  /** Instead of it, where it was lost; nothing unless told. */
  fallback?: ReactNode;
  onFailure?: () => void;
}

/**
 * A part of the page that is fetched when it is wanted for the first time, and that the page can do without. React
 * remembers a chunk that was lost; here it is asked for again the next time the part is wanted.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, fallback, onFailure }: LazyPartOptions = {},
): ComponentType<Props> {
  const ask = () => lazy(async () => ({ default: await load() }));
  let Part = ask();

  const handleFailure = () => {
    Part = ask();
    onFailure?.();
  };

  return function LazyPart(props) {
    return (
      <SilentBoundary fallback={fallback} onFailure={handleFailure}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </SilentBoundary>
    );
  };
}
