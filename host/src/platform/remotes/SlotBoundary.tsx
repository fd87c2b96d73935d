import { Component, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { writeCrashReport } from '../errors/write-crash-report.ts';
import { CrashScreen } from '../errors/CrashScreen.tsx';
import { isBug } from '../errors/report-caught.ts';
import { markSlotShown } from '../hydration/SlotMarker.tsx';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { EmptyPedestalPage } from '../ui/EmptyPedestalPage.tsx';
import { copy } from './copy.ts';

interface Props {
  /** The current path. After a failure, a navigation within the same remote renders the children again. */
  pathname: string;
  name: string;
  onRetry: () => void;
  onCatch?: (error: unknown) => void;
  children: ReactNode;
}

interface State {
  /** The error, when it was caught, and the path of the page at that time (null until it is known). */
  failure: { error: unknown; at: Date; path: string | null } | null;
}

/** Error boundary around one remote or page. Shows a failure message instead of its children, or for a bug the crash screen. */
export class SlotBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error, at: new Date(), path: null } };
  }

  static getDerivedStateFromProps({ pathname }: Props, { failure }: State): State | null {
    if (failure?.path === null) return { failure: { ...failure, path: pathname } };
    return failure && failure.path !== pathname ? { failure: null } : null;
  }

  override componentDidCatch(error: unknown) {
    markSlotShown();
    this.props.onCatch?.(error);
  }

  override render() {
    const { pathname, name, onRetry, children } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    const { error, at } = failure;
    if (isBug(error)) return <CrashScreen report={writeCrashReport(error, pathname, at)} />;
    return <SlotFailure name={name} error={error} onRetry={onRetry} />;
  }
}

interface FailureProps {
  name: string;
  error: unknown;
  onRetry: () => void;
}

/** The page of a slot whose remote is down, slow, broken or incompatible. Retries when the network is back. */
export function SlotFailure({ name, error, onRetry }: FailureProps) {
  const needsReload = error instanceof NewReleaseError;
  const { title, body, action } = needsReload ? copy.newRelease : copy.failed;

  useEffect(() => {
    if (needsReload) return;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  });

  return (
    <EmptyPedestalPage title={title} lead={body} remote={name}>
      <Button onClick={needsReload ? () => location.reload() : onRetry}>{action}</Button>
    </EmptyPedestalPage>
  );
}
