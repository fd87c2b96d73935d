import { useEffect } from 'react';
import { Button } from '@emberclutch/web/ui/controls/Button.tsx';
import { NewReleaseError } from '../errors/new-release-error.ts';
import { EmptyPedestalPage } from '../ui/EmptyPedestalPage.tsx';
import { copy } from './copy.ts';
import { answerArrivedEvent } from './adopt-live-release.ts';

interface Props {
  /** The part that failed. */
  name: string;
  error: unknown;
  onRetry: () => void;
}

/** Events after which another attempt may succeed. */
const retryEvents = ['online', answerArrivedEvent];

/**
 * The page of a slot whose remote is down, slow, broken or incompatible. Retries automatically when the network is back, or when
 * the entry of a remote has arrived.
 */
export function SlotFailure({ name, error, onRetry }: Props) {
  const needsReload = error instanceof NewReleaseError;
  const { title, body, action } = needsReload ? copy.newRelease : copy.failed;

  useEffect(() => {
    if (needsReload) return;
    for (const event of retryEvents) window.addEventListener(event, onRetry);
    return () => {
      for (const event of retryEvents) window.removeEventListener(event, onRetry);
    };
  });

  return (
    <EmptyPedestalPage title={title} lead={body} remote={name}>
      <Button onClick={needsReload ? () => location.reload() : onRetry}>{action}</Button>
    </EmptyPedestalPage>
  );
}
