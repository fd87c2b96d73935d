import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { SilentBoundary } from './SilentBoundary.tsx';

interface LazyComponentOptions {
  /** Shown while the chunk loads; empty by default. */
  pending?: ReactNode;
  /** Shown if the chunk failed to load; empty by default. */
  fallback?: ReactNode;
  onFailure?: () => void;
}

/**
 * An optional component that is fetched on its first render. `React.lazy` caches a rejection, so a failure replaces the lazy
 * component: the next mount fetches the chunk again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, fallback, onFailure }: LazyComponentOptions = {},
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let Lazy = create();

  const handleFailure = () => {
    Lazy = create();
    onFailure?.();
  };

  return function LazyComponent(props) {
    return (
      <SilentBoundary fallback={fallback} onFailure={handleFailure}>
        <Suspense fallback={pending}>
          <Lazy {...props} />
        </Suspense>
      </SilentBoundary>
    );
  };
}
