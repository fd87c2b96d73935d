import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '@emberclutch/web/ui/feedback/ErrorBoundary.tsx';

interface LazyComponentOptions {
  /** Shown while the chunk is loading; empty by default. */
  pending?: ReactNode;
  /** Shown if the chunk failed to load; empty by default. */
  fallback?: ReactNode;
  onFailure?: () => void;
}

/** Creates an optional component, fetched on its first render. After a failure, the next mount fetches it again; `React.lazy` would keep the rejection. */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, fallback = null, onFailure }: LazyComponentOptions = {},
): ComponentType<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let Lazy = create();

  const handleFailure = () => {
    Lazy = create();
    onFailure?.();
  };

  return function LazyComponent(props) {
    return (
      <ErrorBoundary renderFailure={() => fallback} onCatch={handleFailure}>
        <Suspense fallback={pending}>
          <Lazy {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
