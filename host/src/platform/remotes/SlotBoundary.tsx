import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { ErrorBoundary } from '@emberclutch/web/ui/feedback/ErrorBoundary.tsx';
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

/** Error boundary around one remote or page. Shows a failure message instead of its children, or for a bug the crash screen. */
export function SlotBoundary({ pathname, name, onRetry, onCatch, children }: Props) {
  const handleCatch = (error: unknown) => {
    markSlotShown();
    onCatch?.(error);
  };
  const renderFailure = (error: unknown) =>
    isBug(error) ? (
      <CrashScreen key={pathname} error={error} pathname={pathname} />
    ) : (
      <SlotFailure name={name} error={error} onRetry={onRetry} />
    );
  return (
    <ErrorBoundary resetKey={pathname} onCatch={handleCatch} renderFailure={renderFailure}>
      {children}
    </ErrorBoundary>
  );
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
