import { Component, lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';

interface LazyComponentOptions {
  pending?: ReactNode;
  /** Shown if the chunk failed to load; empty by default. */
  fallback?: ReactNode;
  onFailure?: () => void;
}

/** An optional component, fetched on its first render. After a failure, the next mount fetches it again: `React.lazy` caches a rejection. */
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
      <SilentBoundary fallback={fallback} onFailure={handleFailure}>
        <Suspense fallback={pending}>
          <Lazy {...props} />
        </Suspense>
      </SilentBoundary>
    );
  };
}

interface SilentBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  onFailure: () => void;
}

/** Error boundary around an optional part of the page, such as one whose chunk may fail to load. */
class SilentBoundary extends Component<SilentBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
