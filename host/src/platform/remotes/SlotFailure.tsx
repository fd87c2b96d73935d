import { useEffect } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { EmptyPedestalPage } from '../ui/EmptyPedestalPage.tsx';
import { copy } from './copy.ts';

interface Props {
  /** The part that failed. */
  name: string;
  error: unknown;
  onRetry: () => void;
}

/** The page of a slot whose remote is down, slow, broken or incompatible. Tries again by itself when the network is back. */
export function SlotFailure({ name, error, onRetry }: Props) {
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
